# All commands of a developer. The scripts in tools/ install what is missing and print what they install.
.PHONY: help play dev site test engines access marathon mutants fmt lint size speed figures clean
.DEFAULT_GOAL := help

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r name what; do \
	  printf '  make %-7s %s\n' "$$name" "$$what"; done

play: site ## build the site and serve it: open the printed address and play
	@node tools/serve.mjs dist

dev: ## serve a debug build that rebuilds and reloads as you edit
	@tools/setup.sh site
	@tools/dev.sh

site: ## the release build, into dist/
	@tools/setup.sh site
	@tools/site.sh

test: ## all checks and tests; ends with "N passed, N failed"
	@tools/test.sh

engines: site ## every game in three browser engines: Chromium, Firefox, WebKitGTK
	@tools/engines.sh

access: site ## axe on every screen at every width, and the layout and whole games in nine windows, in both languages; ENGINE=firefox or webkit for axe in another engine
	@tools/access.sh

marathon: site ## the flows with many repetitions: 1,000 killed tabs, 60 games by the accessibility tree, 102 of computer players; ENGINE= as above
	@tools/marathon.sh

mutants: ## mutation tests of the rules of a game: make mutants GAME=… FILES="…"
	@tools/mutants.sh $(GAME) $(FILES)

fmt: ## format the Rust code
	@cargo fmt --all

lint: ## clippy, for this machine and for the browser
	@tools/lint.sh

size: site ## what a browser fetches of the site, in bytes and requests, and whether it is too much
	@tools/setup.sh test
	@node tools/size.mjs dist

speed: site ## how fast rules, search and page are, for a quiet machine
	@tools/speed.sh

figures: site ## what Lighthouse measures of each page, for a quiet machine
	@tools/figures.sh

clean: ## remove what was built
	@cargo clean
	@rm -rf dist node_modules
