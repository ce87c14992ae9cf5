import { setTimeout as wait } from 'node:timers/promises';
import { answerClientError } from '@laundry/error-catalogue';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createBackground, createScheduler } from './jobs/scheduler.ts';
import { systemClock } from './shared/clock.ts';
import type { Clock } from './shared/clock.ts';
import { connectReports } from './database/connect.ts';
import type { Database } from './database/connect.ts';
import { readDatabaseMetrics, createMetrics } from './metrics/metrics.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createJobs } from './jobs/jobs.ts';
import { loggerOptions, readRequestId } from './process/logging.ts';
import { createMailer } from './mail/mailer.ts';
import { createProviders } from '@laundry/payment-channels/server';
import { createProviderHttps } from './providers/http.ts';
import { acceptJson } from './routes/bodies.ts';
import { registerCalls } from './routes/calls.ts';
import { operatorRoutes } from './routes/operators.ts';
import { documentation } from './routes/documentation.ts';
import { answerErrorsWithEnvelope, answerMalformedUrl } from './routes/envelope.ts';
import { healthRoutes } from './routes/health.ts';
import type { Stage } from './routes/health.ts';
import { limitPerAddress } from './routes/limitPerAddress.ts';
import { machineRoutes } from './routes/machines.ts';
import { notificationRoutes } from './routes/notifications.ts';
import { pictureRoutes } from './routes/pictures.ts';
import type { Dependencies } from './services/dependencies.ts';
import { createReportSlots } from './services/reports/reportSlots.ts';
import type { Settings } from './settings.ts';

const BODY_LIMIT = 64 * 1024;
/** The length of the longest URL, so that an id of any length is answered like an unknown one. */
const PARAMETER_LIMIT = 16 * 1024;
/** How long jobs may go on when the instance closes. */
const STOP_GRACE_MS = 3000;
/** How often Node checks for requests that arrive too slowly, which may therefore end that much later. */
const SLOW_REQUEST_CHECK_MS = 1000;
/** An idle connection is closed after this, which is longer than any answer takes (D33). */
const CONNECTION_TIMEOUT_MS = 60_000;

function createServer(settings: Settings): FastifyInstance {
  return Fastify({
    logger: loggerOptions(settings) ?? false,
    genReqId: readRequestId,
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
      connectionsCheckingInterval: Math.min(SLOW_REQUEST_CHECK_MS, settings.REQUEST_TIMEOUT_MS),
    },
    connectionTimeout: CONNECTION_TIMEOUT_MS,
  });
}

/** Serves requests with an unknown `Expect` header, which Node would refuse without the error envelope. */
function serveUnknownExpectations({ server }: FastifyInstance): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/** Closes connections after their answers while the instance stops: open ones keep the process alive. */
function closeConnectionsWhenStopping(app: FastifyInstance, getStage: () => Stage): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing || getStage() === 'stopping') void reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Counts a request by its route's pattern, because the number of paths is unlimited. */
function observe(metrics: Metrics, { method, routeOptions }: FastifyRequest, reply: FastifyReply): void {
  const status = `${Math.floor(reply.statusCode / 100)}xx`;
  const labels = { method, route: routeOptions.url ?? 'unknown', status };
  metrics.httpRequests.observe(labels, reply.elapsedTime / 1000);
}

/**
 * Creates the API on a migrated database. Its jobs run from the scheduler's `start` on. Closing the server
 * finishes running requests, and stops the jobs and the work that goes on after answers. The caller has to
 * close the database.
 *
 * @param getStage returns the instance's stage
 */
export async function createApp(
  settings: Settings,
  db: Database,
  clock: Clock = systemClock,
  getStage: () => Stage = () => 'serving',
) {
  const server = createServer(settings);
  const metrics = createMetrics(clock, server.log);
  const providerHttps = createProviderHttps({ settings, metrics, log: server.log });
  const reports = connectReports(settings, db, server.log);
  const dependencies: Dependencies = {
    settings,
    db,
    reports: reports.db,
    reportSlots: createReportSlots(settings),
    clock,
    metrics,
    providerHttps,
    http: providerHttps.of('reCAPTCHA'),
    providers: createProviders(providerHttps.of, settings),
    log: server.log,
  };
  const mailer = createMailer(dependencies);
  const background = createBackground(server.log);
  const scheduler = createScheduler(createJobs(settings, mailer), dependencies);
  readDatabaseMetrics(metrics, dependencies);

  acceptJson(server);
  serveUnknownExpectations(server);
  answerErrorsWithEnvelope(server);
  closeConnectionsWhenStopping(server, getStage);
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
    const stopped = Promise.all([scheduler.stop(), background.stop()]);
    // A poll that is still running may be interrupted, because the next instance polls the payment again.
    await Promise.race([stopped, wait(STOP_GRACE_MS, undefined, { ref: false })]);
    await providerHttps.destroy();
    await stopped;
    await reports.close();
  });

  healthRoutes(server, dependencies, getStage);
  await limitPerAddress(server, dependencies);
  await registerCalls(server, dependencies);
  await server.register((scope) => notificationRoutes(scope, dependencies, background));
  await server.register((scope) => machineRoutes(scope, dependencies));
  await server.register((scope) => pictureRoutes(scope, dependencies));
  await server.register(async (scope) => operatorRoutes(scope, dependencies));
  await server.register(documentation);
  return { server, scheduler, mailer, background, dependencies };
}
