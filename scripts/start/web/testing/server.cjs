// Stands where Next's server does: it tells which process answers.
const server = require('node:http').createServer((request, response) => {
  if (request.url === '/die') process.exit(7);
  const answer = request.url === '/pid' ? String(process.pid) : process.env.ELENCO_PROCESS;
  setTimeout(() => response.end(answer), request.url === '/slow' ? 600 : 0);
});
server.listen(Number(process.env.PORT));
console.log(`process ${process.env.ELENCO_PROCESS} begins`);
