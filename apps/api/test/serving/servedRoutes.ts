import type { FastifyInstance } from 'fastify';

/** A line of the tree that Fastify prints: depth by its branches, a part of a path, the methods. */
const LINE = /^(?<branches>[│├└─ ]*)(?<part>\S+) \((?<methods>[A-Z, ]+)\)$/;
const BRANCH_WIDTH = 4;

/** Every route that a server has, as `GET /path/{parameter}`; HEAD goes with GET. */
export function servedRoutes(server: FastifyInstance): string[] {
  const parts: string[] = [];
  return server
    .printRoutes({ commonPrefix: false })
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const { branches = '', part = '', methods = '' } = LINE.exec(line)?.groups ?? {};
      const depth = branches.length / BRANCH_WIDTH;
      parts.splice(depth - 1, parts.length, part);
      const path = parts.join('').replaceAll(/:(\w+)(\(.*?\$\))?/g, '{$1}');
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${path}`);
    });
}
