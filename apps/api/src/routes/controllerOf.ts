import type { FastifyRequest } from 'fastify';

const controllers = new WeakMap<FastifyRequest, string>();

/** Remembers which controller signed a request. */
export const signedBy = (request: FastifyRequest, controller: string): void => {
  controllers.set(request, controller);
};

/** The controller that signed a request; empty for one that nobody signed. */
export const controllerOf = (request: FastifyRequest): string => controllers.get(request) ?? '';
