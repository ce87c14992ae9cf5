import { setTimeout as wait } from 'node:timers/promises';
import { answerClientError } from '@laundry/error-catalogue';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { systemClock } from './clock.ts';
import type { Clock } from './clock.ts';
import { connectReports } from './database/connect.ts';
import type { Database } from './database/connect.ts';
import { readDatabaseMetrics } from './databaseMetrics.ts';
import { Failure } from './failure.ts';
import { jobsOf } from './jobs.ts';
import { loggerOptions, requestIdOf } from './logging.ts';
import { createMailer } from './mail/mailer.ts';
import type { Mailer } from './mail/mailer.ts';
import { createMetrics } from './metrics.ts';
import type { Metrics } from './metrics.ts';
import { createProviders } from './providers/channels.ts';
import { createProviderHttps } from './providers/http.ts';
import { createReconciler } from './reconciler.ts';
import type { Reconciler } from './reconciler.ts';
import { registerCalls } from './routes/calls.ts';
import { companyRoutes } from './routes/company.ts';
import { documentation } from './routes/documentation.ts';
import { answerErrorsWithEnvelope, answerMalformedUrl } from './routes/envelope.ts';
import { healthRoutes } from './routes/health.ts';
import type { Stage } from './routes/health.ts';
import { limitPerAddress } from './routes/limitPerAddress.ts';
import { machineRoutes } from './routes/machines.ts';
import { notificationRoutes } from './routes/notifications.ts';
import { manualPaymentRoutes } from './routes/manualPayments.ts';
import { operatorRoutes } from './routes/operators.ts';
import { pagosWebReturn } from './routes/pagosWebReturn.ts';
import { pictureRoutes } from './routes/pictures.ts';
import { createScheduler } from './scheduler.ts';
import type { Scheduler } from './scheduler.ts';
import type { Dependencies } from './services/dependencies.ts';
import type { Settings } from './settings.ts';

const BODY_LIMIT = 64 * 1024;
/** As long as a URL may be: an id of any length is an unknown one, of a session that is asked for first. */
const PARAMETER_LIMIT = 16 * 1024;
/** How long jobs may go on when the instance closes. */
const STOP_GRACE_MS = 3000;
/** How often Node looks for requests that arrive too slowly: they are cut off that much later at most. */
const LOOK_FOR_SLOW_MS = 1000;
/** A connection on which nothing moves, either way, is ended: longer than any answer takes (D33). */
const SILENT_CONNECTION_MS = 60_000;
const NOT_JSON = new Failure('ex_bad_request');

function createServer(settings: Settings): FastifyInstance {
  return Fastify({
    logger: loggerOptions(settings) ?? false,
    genReqId: requestIdOf,
    logController: new LogController({ requestIdLogLabel: 'request', disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: PARAMETER_LIMIT },
    trustProxy: settings.TRUST_PROXY.length > 0 && [...settings.TRUST_PROXY],
    forceCloseConnections: 'idle',
    frameworkErrors: answerMalformedUrl,
    clientErrorHandler: answerClientError,
    requestTimeout: settings.REQUEST_TIMEOUT_MS,
    http: {
      headersTimeout: settings.REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: Math.min(LOOK_FOR_SLOW_MS, settings.REQUEST_TIMEOUT_MS),
    },
    connectionTimeout: SILENT_CONNECTION_MS,
  });
}

/**
 * A request that expects something else than 100-continue is served like any other: Node would refuse it
 * without the envelope.
 */
function serveUnknownExpectations({ server }: FastifyInstance): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/** JSON only, and an empty body where a caller says JSON but has nothing to say (D27). */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body.toString(), (error, value) => done(error && NOT_JSON, value));
  });
}

/** Closes each connection after its answer while the instance stops: an open one would hold the process. */
function endConnectionsWhenStopping(app: FastifyInstance, stageOf: () => Stage): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing || stageOf() === 'stopping') void reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Counts an answered request by its route's pattern: paths are without end, patterns are not. */
function observe(metrics: Metrics, { method, routeOptions }: FastifyRequest, reply: FastifyReply): void {
  const status = `${Math.floor(reply.statusCode / 100)}xx`;
  const labels = { method, route: routeOptions.url ?? 'unknown', status };
  metrics.httpRequests.observe(labels, reply.elapsedTime / 1000);
}

export interface App {
  readonly server: FastifyInstance;
  /** What the instance does by itself; it begins with `start` and ends with the server. */
  readonly scheduler: Scheduler;
  readonly reconciler: Reconciler;
  readonly mailer: Mailer;
  readonly dependencies: Dependencies;
}

/**
 * The API over a migrated database. Closing the server finishes requests under way and ends the scheduler's
 * jobs; the database stays open, as it is its owner's.
 *
 * @param stageOf what the instance is about
 */
export async function createApp(
  settings: Settings,
  db: Database,
  clock: Clock = systemClock,
  stageOf: () => Stage = () => 'serving',
): Promise<App> {
  const server = createServer(settings);
  const metrics = createMetrics(clock, server.log);
  const providerHttps = createProviderHttps({ settings, metrics, log: server.log });
  const reports = connectReports(settings, db);
  const dependencies: Dependencies = {
    settings,
    db,
    reports: reports.db,
    clock,
    metrics,
    providerHttps,
    http: providerHttps.of('reCAPTCHA'),
    providers: createProviders(providerHttps.of, settings),
  };
  const reconciler = createReconciler(dependencies, server.log);
  const mailer = createMailer(dependencies, server.log);
  const scheduler = createScheduler(
    jobsOf(dependencies, reconciler, mailer, server.log),
    dependencies,
    server.log,
  );
  readDatabaseMetrics(metrics, dependencies);

  readJson(server);
  serveUnknownExpectations(server);
  answerErrorsWithEnvelope(server);
  endConnectionsWhenStopping(server, stageOf);
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    observe(metrics, request, reply);
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
  server.addHook('preClose', async () => void scheduler.stop());
  server.addHook('onClose', async () => {
    const stopped = scheduler.stop();
    // A question to a provider that is still open is asked again by the next instance, so it may be cut off.
    await Promise.race([stopped, wait(STOP_GRACE_MS, undefined, { ref: false })]);
    await providerHttps.destroy();
    await stopped;
    await reports.close();
  });

  healthRoutes(server, dependencies, stageOf);
  await limitPerAddress(server, dependencies);
  await registerCalls(server, dependencies);
  await server.register((scope) => notificationRoutes(scope, dependencies));
  await server.register((scope) => machineRoutes(scope, dependencies));
  await server.register((scope) => pictureRoutes(scope, dependencies));
  await server.register((scope) => pagosWebReturn(scope, settings));
  await server.register(async (scope) => {
    operatorRoutes(scope, dependencies);
    manualPaymentRoutes(scope, dependencies);
    companyRoutes(scope, dependencies);
  });
  await server.register(documentation);
  return { server, scheduler, reconciler, mailer, dependencies };
}
