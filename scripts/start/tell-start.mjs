// What Next's server says of its own start, in words that hold: a port that it cannot have is one line in Spanish, and
// an address of the network is not told while this machine alone is listened to (child-preload.mjs).
import { Server } from 'node:http';

const NETWORK = /^\s*(\S\s+)?- Network:\s/;

function explain(code, port) {
  if (code === 'EADDRINUSE') {
    return `El puerto ${port} está ocupado por otro programa: ciérralo o elige otro con --port.`;
  }
  if (code === 'EACCES') return `No hay permiso para usar el puerto ${port}: elige uno mayor que 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `Este equipo no tiene la dirección «${process.env.HOST}»: revisa HOST.`;
  }
  return null;
}

/** Ends the process in words when the server cannot listen; any other error stays Next's. */
export function tellListening(server, port) {
  const tell = (error) => {
    const words = explain(error.code, port);
    if (!words) return;
    process.stderr.write(`✗ ${words}\n`);
    process.exit(1);
  };
  Server.prototype.prependListener.call(server, 'error', tell);
  server.once('listening', () => server.off('error', tell));
}

if (!process.env.HOST?.trim()) {
  const { write } = process.stdout;
  process.stdout.write = function writeWhatHolds(chunk, ...rest) {
    if (typeof chunk === 'string' && NETWORK.test(chunk)) return true;
    return write.call(this, chunk, ...rest);
  };
}
