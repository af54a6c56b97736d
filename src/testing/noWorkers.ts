/** @throws always, like a browser without workers */
export const startWorker = (): Worker => {
  throw new Error('There are no workers here.');
};
