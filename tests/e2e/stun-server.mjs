// A STUN server (RFC 8489) that answers binding requests over UDP and counts them.

import { createSocket } from "node:dgram";
import { networkInterfaces } from "node:os";

const BINDING_REQUEST = 0x0001;
const BINDING_SUCCESS = 0x0101;
const XOR_MAPPED_ADDRESS = 0x0020;
const COOKIE = 0x2112a442;
const IPV4 = 1;

/** The answer to a request from this address: the address, each half of it xor the magic cookie. */
function answer(request, { address, port }) {
  const reply = Buffer.alloc(32);
  reply.writeUInt16BE(BINDING_SUCCESS, 0);
  reply.writeUInt16BE(12, 2);
  request.copy(reply, 4, 4, 20);
  reply.writeUInt16BE(XOR_MAPPED_ADDRESS, 20);
  reply.writeUInt16BE(8, 22);
  reply.writeUInt8(IPV4, 25);
  reply.writeUInt16BE(port ^ (COOKIE >>> 16), 26);
  const host = address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
  reply.writeUInt32BE((host ^ COOKIE) >>> 0, 28);
  return reply;
}

/** The IPv4 address by which other programs of this machine reach it. */
function ownAddress() {
  const all = Object.values(networkInterfaces()).flat();
  return all.find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? "127.0.0.1";
}

/** Runs a server while `flow` runs, which gets its address and a function that returns the number of requests so far. */
export async function withStunServer(flow) {
  const socket = createSocket("udp4");
  let requests = 0;
  socket.on("message", (request, from) => {
    if (request.length < 20 || request.readUInt16BE(0) !== BINDING_REQUEST || request.readUInt32BE(4) !== COOKIE) return;
    requests += 1;
    socket.send(answer(request, from), from.port, from.address);
  });
  await new Promise((bound) => socket.bind(0, bound));
  try {
    return await flow(`stun:${ownAddress()}:${socket.address().port}`, () => requests);
  } finally {
    socket.close();
  }
}
