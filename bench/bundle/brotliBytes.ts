import { brotliCompressSync, constants } from 'node:zlib';

const compressed = /\.(?:woff2?|png|webp|avif|jpg)$/;

/** The size of a file as it travels: under brotli 11, or as it is when its own format is compressed already. */
export const brotliBytes = (path: string, bytes: Buffer): number =>
  compressed.test(path)
    ? bytes.length
    : brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }).length;
