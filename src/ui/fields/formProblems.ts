export type FormFailure = {
  message?: string;
  status?: number | string;
  fields?: Record<string, string>;
  retryAfter?: number;
  request?: string;
};

export type FormProblems = { failure?: FormFailure; errors: Record<string, string> };

export const textsOf = (errors: Record<string, unknown> | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors ?? {}).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
