/** What a refused call says of a form: the words for the whole of it, and for its fields. */
export type FormFailure = {
  message?: string;
  status?: number | string;
  fields?: Record<string, string>;
  retryAfter?: number;
};

/** Why a form could not be sent: a refusal, or what is wrong with its fields, as message keys. */
export type FormProblems = { failure?: FormFailure; errors: Record<string, string> };

/** The texts of final-form's errors, whose type promises nothing. */
export const textsOf = (errors: Record<string, unknown> | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors ?? {}).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
