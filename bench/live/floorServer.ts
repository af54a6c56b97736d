/**
 * The floor of the live stream: bare `node:http` that keeps answers open and writes to each. No session, no database,
 * no framework: what a stream of the product costs above this is ours. GET / is a stream; POST / sends its body to all.
 */
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

const streams = new Set<ServerResponse>();

const server = createServer((request, response) => {
  if (request.method === 'POST') {
    void text(request).then((body) => {
      for (const stream of streams) stream.write(`data: ${body}\n\n`);
      response.writeHead(204).end();
    });
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('retry: 3000\n\n');
  streams.add(response);
  response.on('close', () => {
    streams.delete(response);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') console.log(`Floor: http://127.0.0.1:${address.port}`);
});
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
