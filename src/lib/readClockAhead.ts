/** The first formatter blocks a phone for 50 ms. */
export const readClockAhead = (timeZone: string): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(() => {
      new Intl.DateTimeFormat('en-CA', { timeZone }).format();
      resolve();
    });
  });
