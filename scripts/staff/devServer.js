import path from 'node:path';

/** The dev server keeps the origin of the API, so that cookies and the XSRF header behave as in production. */
export const devServer = {
  hot: true,
  host: '127.0.0.1',
  port: Number(process.env.PORT ?? 8080),
  static: { directory: path.resolve(import.meta.dirname, '../../public') },
  proxy: [
    {
      context: ['/api', '/rvsp/api', '/nosession/api', '/staff/api', '/dev'],
      target: process.env.SERVER_URL ?? 'http://127.0.0.1:8081',
    },
  ],
  setupMiddlewares: (middlewares) => [
    {
      name: 'staff',
      middleware: (request, _response, next) => {
        if (/^\/staff(?:\?|$)/.test(request.url)) request.url = '/staff.html';
        next();
      },
    },
    ...middlewares,
  ],
};
