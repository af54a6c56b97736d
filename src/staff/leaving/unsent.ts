import { createContext, use, useEffect } from 'react';

type Ask = (leave: () => void) => void;

/** `before` asks first where a text on screen is half written. */
export type Unsent = { hold: (ask: Ask) => () => void; before: Ask };

export const makeUnsent = (): Unsent => {
  let asking: Ask | null = null;
  return {
    hold: (ask) => {
      asking = ask;
      return () => {
        if (asking === ask) asking = null;
      };
    },
    before: (leave) => {
      if (asking === null) leave();
      else asking(leave);
    },
  };
};

export const UnsentContext = createContext<Unsent | null>(null);

/** @throws outside the frame of the staff area */
export const useUnsentText = (): Unsent => {
  const unsent = use(UnsentContext);
  if (unsent === null) throw new Error('No frame of the staff area around it.');
  return unsent;
};

export const useHeldText = (ask: Ask): void => {
  const { hold } = useUnsentText();
  useEffect(() => hold(ask), [hold, ask]);
};
