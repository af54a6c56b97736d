import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';

import { errorCodes, type ErrorCode } from '../../../contract/errorCodes.ts';

const isErrorCode = (text: string | undefined): text is ErrorCode => errorCodes.some((code) => code === text);

/** `/criteria/from` → `criteria.from`. */
const fieldOf = (pointer: string): string => pointer.replace(/^\//, '').replaceAll('/', '.');

/**
 * The wrong fields of a request that does not fit its schema, each with its message key: the schema's own where it names one.
 * A problem of the whole body has no field. At most twenty, so that an answer stays small whatever was sent.
 */
export const wrongFields = (problems: readonly ZodFastifySchemaValidationError[]): Record<string, ErrorCode> =>
  Object.fromEntries(
    problems
      .filter(({ instancePath }) => instancePath.length > 1)
      .slice(0, 20)
      .map(({ instancePath, message }) => [fieldOf(instancePath), isErrorCode(message) ? message : 'errors.malformed']),
  );
