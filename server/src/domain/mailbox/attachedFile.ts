import { cleanText } from './writtenMessage.ts';

const endings = {
  'application/pdf': { usual: 'pdf', others: [] },
  'image/jpeg': { usual: 'jpg', others: ['jpeg'] },
  'image/png': { usual: 'png', others: [] },
  'image/heic': { usual: 'heic', others: ['heif'] },
} as const satisfies Record<string, { usual: string; others: readonly string[] }>;

export type AttachmentType = keyof typeof endings;

export const isAttachable = (mediaType: string): mediaType is AttachmentType => Object.hasOwn(endings, mediaType);

const unsafe = /[<>:"/\\|?*`$%;&{}[\]]+/g;

const maxStemLength = 80;

/** `photo.png.exe` becomes `photo.png.png`, by its actual type. */
export const safeFileName = (name: string, type: AttachmentType): string => {
  const { usual, others } = endings[type];
  const bare = cleanText(name.split(/[/\\]/).at(-1) ?? '')
    .replace(/\s+/g, ' ')
    .replace(unsafe, '_');
  const dot = bare.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [bare.slice(0, dot), bare.slice(dot + 1).toLowerCase()] : [bare, ''];
  const kept = [...stem]
    .slice(0, maxStemLength)
    .join('')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const isItsOwn = ending === usual || others.some((other) => other === ending);
  return `${kept === '' ? 'document' : kept}.${isItsOwn ? ending : usual}`;
};
