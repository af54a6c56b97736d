/** What the head of a program or library says: for which system and processor, and which libraries it loads. */
export type Binary = {
  format: 'elf' | 'mach-o' | 'pe';
  /** More than one in a universal file of macOS. */
  archs: readonly string[];
  libraries: readonly string[];
  /** macOS on arm64 runs nothing unsigned. */
  isSigned: boolean;
};

const textAt = (bytes: Buffer, at: number): string => bytes.toString('utf8', at, bytes.indexOf(0, at));

const elfMachines: Record<number, string> = { 62: 'x64', 183: 'arm64' };
const readElf = (bytes: Buffer): Binary => ({
  format: 'elf',
  archs: [elfMachines[bytes.readUInt16LE(18)] ?? 'another'],
  libraries: [],
  isSigned: false,
});

const machTypes: Record<number, string> = { 0x1000007: 'x64', 0x100000c: 'arm64' };
/** LC_LOAD_DYLIB, LC_LOAD_WEAK_DYLIB, LC_REEXPORT_DYLIB. */
const loadsLibrary = new Set([0xc, 0x80000018, 0x8000001f]);
const codeSignature = 0x1d;

function readMachO(bytes: Buffer): Binary {
  const libraries: string[] = [];
  let isSigned = false;
  let at = 32;
  for (let left = bytes.readUInt32LE(16); left > 0; left -= 1) {
    const command = bytes.readUInt32LE(at);
    if (loadsLibrary.has(command)) libraries.push(textAt(bytes, at + bytes.readUInt32LE(at + 8)));
    isSigned ||= command === codeSignature;
    at += bytes.readUInt32LE(at + 4);
  }
  return { format: 'mach-o', archs: [machTypes[bytes.readUInt32LE(4)] ?? 'another'], libraries, isSigned };
}

/** A table, most significant byte first, of one Mach-O file for each processor. */
function readUniversal(bytes: Buffer): Binary {
  const parts = Array.from({ length: bytes.readUInt32BE(4) }, (_, index) =>
    readMachO(bytes.subarray(bytes.readUInt32BE(8 + index * 20 + 8))),
  );
  return {
    format: 'mach-o',
    archs: parts.flatMap(({ archs }) => archs),
    libraries: [...new Set(parts.flatMap(({ libraries }) => libraries))],
    isSigned: parts.every(({ isSigned }) => isSigned),
  };
}

const peMachines: Record<number, string> = { 0x8664: 'x64', 0xaa64: 'arm64' };

/** The sections of a PE file turn an address in memory into one in the file. */
function fileOffsets(bytes: Buffer, header: number): (address: number) => number {
  const first = header + 24 + bytes.readUInt16LE(header + 20);
  const sections = Array.from({ length: bytes.readUInt16LE(header + 6) }, (_, index) => {
    const at = first + index * 40;
    const [size, address, rawSize, raw] = [8, 12, 16, 20].map((field) => bytes.readUInt32LE(at + field));
    return { size: Math.max(size ?? 0, rawSize ?? 0), address: address ?? 0, raw: raw ?? 0 };
  });
  return (address) => {
    const section = sections.find((one) => address >= one.address && address < one.address + one.size);
    if (section === undefined) throw new Error('An address of the file lies in no section.');
    return address - section.address + section.raw;
  };
}

/** The import directory: entry 1 of the table behind the 112 bytes of a 64-bit optional header. */
function peLibraries(bytes: Buffer, header: number): string[] {
  const directory = bytes.readUInt32LE(header + 24 + 112 + 8);
  if (directory === 0) return [];
  const offsetOf = fileOffsets(bytes, header);
  const libraries: string[] = [];
  for (let at = offsetOf(directory); bytes.readUInt32LE(at + 12) !== 0; at += 20)
    libraries.push(textAt(bytes, offsetOf(bytes.readUInt32LE(at + 12))));
  return libraries;
}

function readPe(bytes: Buffer): Binary | null {
  const header = bytes.readUInt32LE(0x3c);
  if (header + 6 > bytes.length || textAt(bytes, header) !== 'PE') return null;
  const archs = [peMachines[bytes.readUInt16LE(header + 4)] ?? 'another'];
  return { format: 'pe', archs, libraries: peLibraries(bytes, header), isSigned: false };
}

/** Null for what is no 64-bit program or library of Linux, macOS or Windows. */
export function readBinary(bytes: Buffer): Binary | null {
  if (bytes.length < 64) return null;
  if (bytes.readUInt32BE(0) === 0x7f454c46) return readElf(bytes);
  if (bytes.readUInt32LE(0) === 0xfeedfacf) return readMachO(bytes);
  if (bytes.readUInt32BE(0) === 0xcafebabe) return readUniversal(bytes);
  return textAt(bytes, 0).startsWith('MZ') ? readPe(bytes) : null;
}
