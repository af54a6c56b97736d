export const spokenByHand: { selector: string; message: string }[];
