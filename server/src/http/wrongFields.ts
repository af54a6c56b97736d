import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';

import { errorCodes, type ErrorCode } from '../../../contract/errorCodes.ts';

const isErrorCode = (text: string | undefined): text is ErrorCode => errorCodes.some((code) => code === text);

/** `/criteria/from` → `criteria.from`. */
const fieldOf = (pointer: string): string => pointer.replace(/^\//, '').replaceAll('/', '.');

/** Problems of the whole body have no field. Twenty at most bound the response. */
export const wrongFields = (problems: readonly ZodFastifySchemaValidationError[]): Record<string, ErrorCode> =>
  Object.fromEntries(
    problems
      .filter(({ instancePath }) => instancePath.length > 1)
      .slice(0, 20)
      .map(({ instancePath, message }) => [fieldOf(instancePath), isErrorCode(message) ? message : 'errors.malformed']),
  );
