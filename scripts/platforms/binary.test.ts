import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readBinary } from './binary.ts';

const machO = (cpu: number, library: string): Buffer => {
  const bytes = Buffer.alloc(160);
  bytes.writeUInt32LE(0xfeedfacf, 0);
  bytes.writeUInt32LE(cpu, 4);
  bytes.writeUInt32LE(2, 16);
  bytes.writeUInt32LE(0xc, 32);
  bytes.writeUInt32LE(64, 36);
  bytes.writeUInt32LE(24, 40);
  bytes.write(library, 56);
  bytes.writeUInt32LE(0x1d, 96);
  bytes.writeUInt32LE(16, 100);
  return bytes;
};

const pe = (machine: number, library: string): Buffer => {
  const bytes = Buffer.alloc(1024);
  bytes.write('MZ', 0);
  bytes.writeUInt32LE(128, 0x3c);
  bytes.write('PE', 128);
  bytes.writeUInt16LE(machine, 132);
  bytes.writeUInt16LE(1, 134); // sections
  bytes.writeUInt16LE(240, 148); // size of the optional header
  bytes.writeUInt32LE(0x1000, 128 + 24 + 112 + 8);
  const section = 128 + 24 + 240;
  bytes.writeUInt32LE(256, section + 8);
  bytes.writeUInt32LE(0x1000, section + 12);
  bytes.writeUInt32LE(256, section + 16);
  bytes.writeUInt32LE(512, section + 20);
  bytes.writeUInt32LE(0x1000 + 64, 512 + 12);
  bytes.write(library, 512 + 64);
  return bytes;
};

test('a program of macOS is known by its magic number, its processor, its libraries and its signature', () => {
  const expected = {
    format: 'mach-o',
    archs: ['arm64'],
    libraries: ['@loader_path/../lib/libpq.5.dylib'],
    isSigned: true,
  };
  assert.deepEqual(readBinary(machO(0x100000c, '@loader_path/../lib/libpq.5.dylib')), expected);
  assert.equal(readBinary(machO(0x1000007, 'a'))?.archs.at(0), 'x64');
});

test('a universal program of macOS runs on each processor of its table', () => {
  const head = Buffer.alloc(64);
  head.writeUInt32BE(0xcafebabe, 0);
  head.writeUInt32BE(2, 4);
  head.writeUInt32BE(64, 16);
  head.writeUInt32BE(224, 36);
  const { archs, libraries } = readBinary(Buffer.concat([head, machO(0x1000007, 'a'), machO(0x100000c, 'a')])) ?? {};
  assert.deepEqual([archs, libraries], [['x64', 'arm64'], ['a']]);
});

test('a program of Windows is known by its header, its processor and the libraries it imports', () => {
  const expected = { format: 'pe', archs: ['x64'], libraries: ['libpq.dll'], isSigned: false };
  assert.deepEqual(readBinary(pe(0x8664, 'libpq.dll')), expected);
  assert.equal(readBinary(pe(0xaa64, 'a'))?.archs.at(0), 'arm64');
});

test('the program that runs this test is one of this platform', { skip: process.platform !== 'linux' }, () => {
  const { format, archs } = readBinary(readFileSync(process.execPath)) ?? {};
  assert.deepEqual([format, archs], ['elf', [process.arch]]);
});

test('a script is no program', () => {
  assert.equal(readBinary(Buffer.from(`#!/bin/sh\n${' '.repeat(80)}`)), null);
  assert.equal(readBinary(Buffer.from('MZ'.padEnd(80))), null);
});
