/** The control that had it is gone. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
