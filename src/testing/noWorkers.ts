/** What a browser without workers does. @throws always */
export const startWorker = (): Worker => {
  throw new Error('There are no workers here.');
};
