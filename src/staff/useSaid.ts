import { useState } from 'react';

/** What was done last, over the page. `count` tells equal sentences apart. */
export const useSaid = () => {
  const [said, setSaid] = useState<{ text: string; count: number }>();
  const onDone = (text: string) => {
    setSaid((before) => ({ text, count: (before?.count ?? 0) + 1 }));
  };
  return { said, onDone };
};
