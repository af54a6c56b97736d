// Holds: product §4 attachments
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isAttachable, safeFileName } from './attachedFile.ts';

test('a file name keeps what a person gave it and loses what a system could misinterpret', () => {
  const table: [name: string, kept: string][] = [
    ['Ordonnance d’hiver 2026.pdf', 'Ordonnance d’hiver 2026.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\moi\\note.PDF', 'note.pdf'],
    ['photo.png.exe', 'photo.png.pdf'],
    ['résultat\u202Efdp.exe', 'résultatfdp.pdf'],
    ['a\u0000b\nc.pdf', 'ab c.pdf'],
    ['<script>.pdf', '_script_.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['..', 'document.pdf'],
    ['', 'document.pdf'],
    ['x'.repeat(300), `${'x'.repeat(80)}.pdf`],
  ];
  for (const [name, kept] of table) assert.equal(safeFileName(name, 'application/pdf'), kept);
});

test('a file keeps either extension of its type', () => {
  assert.equal(safeFileName('a.jpeg', 'image/jpeg'), 'a.jpeg');
  assert.equal(safeFileName('a.jpe', 'image/jpeg'), 'a.jpg');
  assert.equal(safeFileName('a.HEIF', 'image/heic'), 'a.heif');
});

test('the mailbox accepts four kinds of attachments', () => {
  assert.deepEqual(['application/pdf', 'image/jpeg', 'image/png', 'image/heic'].filter(isAttachable).length, 4);
  assert.deepEqual(['image/svg+xml', 'text/html', 'application/zip', 'toString'].filter(isAttachable), []);
});
