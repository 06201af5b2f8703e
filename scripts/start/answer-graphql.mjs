// GraphQL is answered on the server itself, past Next, by what instrumentation.ts has put here: around a route Next
// takes several times what most operations cost. Until it is there, and in development, Next's own route answers.
import { Server } from 'node:http';

const METHODS = ['GET', 'POST'];

function answered(request, response) {
  const answer = globalThis.elencoGraphQL;
  if (!answer || !METHODS.includes(request.method)) return false;
  const [path] = request.url.split('?', 1);
  if (path !== '/graphql') return false;
  void answer(request, response);
  return true;
}

const emit = Server.prototype.emit;
Server.prototype.emit = function emitPastNext(event, ...args) {
  if (event === 'request' && answered(args[0], args[1])) return true;
  return emit.call(this, event, ...args);
};
