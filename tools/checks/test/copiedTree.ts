import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { FILES, ROOT, read } from './workspace.ts';

const run = promisify(execFile);

/** Links the installed packages, and the workspace's own packages to the copy, where changes are tried. */
function linkPackages(copy: string): void {
  const [modules, linked] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(linked, '@laundry'), { recursive: true });
  for (const entry of readdirSync(modules))
    if (entry !== '@laundry') symlinkSync(join(modules, entry), join(linked, entry));
  for (const manifest of FILES.filter((file) => /^(apps|libs|tools)\/[^/]+\/package\.json$/.test(file))) {
    const { name } = JSON.parse(read(manifest)) as { name: string };
    const folder = dirname(manifest);
    symlinkSync(join(copy, folder), join(linked, name));
    // Packages that it needs in another version than the workspace.
    const own = join(folder, 'node_modules');
    if (existsSync(join(ROOT, own))) symlinkSync(join(ROOT, own), join(copy, own));
  }
}

/** Hundreds of pictures, which are not copied because only their own check reads them. */
const SCREENSHOTS = 'tools/checks/story-checks/screenshots/';

/** A copy of the workspace's sources, to try a change in. Installed packages are those of the workspace. */
export function copyTree() {
  const copy = mkdtempSync(join(tmpdir(), 'walkthrough-'));
  for (const file of FILES) if (!file.startsWith(SCREENSHOTS)) cpSync(join(ROOT, file), join(copy, file));
  linkPackages(copy);
  const touched = new Set<string>();
  return {
    /** Changes a file, or adds one; an edit that changes nothing is an error. */
    edit: (file: string, change: (text: string) => string): void => {
      const path = join(copy, file);
      const before = FILES.includes(file) ? readFileSync(path, 'utf8') : '';
      const after = change(before);
      if (after === before) throw new Error(`nothing to change in ${file}`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, after);
      touched.add(file);
    },
    /** The changed and added files. */
    touched: () => [...touched].sort(),
    /** Runs an installed command. @returns its output @throws Error with the output, where it fails */
    command: async (folder: string, name: string, ...args: string[]): Promise<string> => {
      try {
        const { stdout, stderr } = await run(join(ROOT, 'node_modules/.bin', name), args, {
          cwd: join(copy, folder),
          env: {
            ...process.env,
            // Nx turns colours on, whose codes would be among the words that are looked for.
            FORCE_COLOR: '0',
            NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
          },
        });
        return stdout + stderr;
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        throw new Error(`${name} ${args.join(' ')} in ${folder}:\n${stdout}${stderr}`, { cause: error });
      }
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

/** The files that a section of the walkthroughs names in its first table. */
export function filesOfWalk(heading: string): readonly string[] {
  const [, section = ''] = read('docs/walkthroughs.md').split(`## ${heading}\n`);
  const [table = ''] = /(?:^\|.*\n)+/m.exec(section) ?? [];
  return table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file))
    .sort();
}
