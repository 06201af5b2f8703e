// A page that is made of what it found out says so by its status (lib/platform/answer-status.ts): Next lets a page throw
// a 404, which empties its document, and set no status otherwise. What a page does to its answer reaches it from here.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Server } from 'node:http';

const asked = new AsyncLocalStorage();

globalThis.elencoStatus = (status) => {
  const exchange = asked.getStore();
  if (!exchange || exchange.response.headersSent) return false;
  // A page that the router puts into the present one arrives by a request of its own, whatever it says.
  if (exchange.request.headers.rsc !== '1') exchange.response.statusCode = status;
  return true;
};

const emit = Server.prototype.emit;
Server.prototype.emit = function emitWithStatus(event, ...args) {
  if (event !== 'request') return emit.call(this, event, ...args);
  return asked.run({ request: args[0], response: args[1] }, () => emit.call(this, event, ...args));
};
