import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const kernel = fileURLToPath(new URL('../../core/solver/kernel/', import.meta.url));

/** What machine.ts is to JavaScript, for the compiler to WebAssembly: lists are addresses, and nothing checks their bounds. */
const MACHINE = `
export type Ints = usize;
let end: usize = __heap_base;
export function ints(length: i32): Ints {
  const start: usize = (end + 63) & ~63;
  end = start + (<usize>length << 2);
  const pages: i32 = <i32>((end + 65535) >> 16) - memory.size();
  if (pages > 0) memory.grow(pages);
  return start;
}
// @ts-ignore: decorator
@inline export function at(list: Ints, index: i32): i32 { return load<i32>(list + (<usize>index << 2)); }
// @ts-ignore: decorator
@inline export function put(list: Ints, index: i32, value: i32): void { store<i32>(list + (<usize>index << 2), value); }
export function zero(list: Ints, length: i32): void { memory.fill(list, 0, <usize>length << 2); }
// @ts-ignore: decorator
@inline export function bitLength(bits: i32): i32 { return 32 - clz<i32>(bits); }
// @ts-ignore: decorator
@inline export function lowestBit(bits: i32): i32 { return ctz<i32>(bits); }
// @ts-ignore: decorator
@inline export function sizeOf(holding: i32): i32 { return popcnt<i32>(holding); }
// @ts-ignore: decorator
@inline export function product(a: i32, b: i32): i32 { return a * b; }
`;

/** The kernel's sources as the compiler wants them: it has the type i32 itself, and knows its files without their ending. */
function sources() {
  const files = readdirSync(kernel).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return new Map(
    files.map((name) => [
      name,
      name === 'machine.ts' ? MACHINE : forCompiler(readFileSync(`${kernel}${name}`, 'utf8')),
    ]),
  );
}

const forCompiler = (text) =>
  text.replaceAll(/import (?:type )?\{([^}]+)\} from '(\.\/[\w-]+)\.ts'/g, (_all, names, from) => {
    const kept = names
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter((name) => name !== '' && name !== 'i32');
    return kept.length === 0 ? '' : `import { ${kept.join(', ')} } from '${from}'`;
  });

/** Compiles the kernel of the double-dummy solver. Answers the bytes, the same every time. */
async function compileKernel() {
  const files = sources();
  let bytes;
  const { error, stderr } = await asc.main(
    ['index.ts', '--outFile', 'kernel.wasm', '--runtime', 'stub', '-O3', '--converge', '--noAssert'],
    {
      readFile: (name) => files.get(name.replace(/^\.\//, '')) ?? null,
      writeFile: (_name, contents) => {
        bytes = contents;
      },
      listFiles: () => [],
    },
  );
  if (error) throw new Error(`${error.message}\n${stderr.toString()}`);
  return bytes;
}

/** The module that carries the compiled kernel as text. */
export async function compiledModule() {
  const text = Buffer.from(await compileKernel()).toString('base64');
  return `/** The kernel compiled to WebAssembly by scripts/solver-wasm.mjs, in base 64. */\nexport const COMPILED =\n  '${text}';\n`;
}
