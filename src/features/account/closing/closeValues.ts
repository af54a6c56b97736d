import type { ErrorCode } from '../../../../contract/errorCodes.ts';

/** The form that closes an account; `visits` is only asked where some are ahead. */
export type CloseValues = { password: string; visits: 'keep' | 'cancel' };

export const initialClose: CloseValues = { password: '', visits: 'keep' };

/** The password is only required: whether it is right is the server's to say. */
export const validateClose = ({ password }: CloseValues): Partial<Record<keyof CloseValues, ErrorCode>> =>
  password === '' ? { password: 'errors.cannotBeEmpty' } : {};
