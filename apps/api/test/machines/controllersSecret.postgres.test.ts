import { startController } from './controllers.ts';
import { started, startInstance } from '../support/instance.ts';
import { startTestApp } from '../support/testApp.ts';

it('says in one line that the secret of the stored keys of controllers is another', async () => {
  const app = await startTestApp();
  await startController(app, 'torre-1');
  const environment = { API_PORT: '0', DATABASE_URL: app.databaseUrl };
  const [wrong, right] = ['another-secret-of-controllers', app.settings.CONTROLLER_KEYS_SECRET];
  expect(await started({ ...environment, CONTROLLER_KEYS_SECRET: wrong })).toEqual({
    code: 1,
    stderr:
      'CONTROLLER_KEYS_SECRET: does not decrypt the stored keys of controllers, nor does CONTROLLER_KEYS_SECRET_BEFORE\n',
  });
  for (const secrets of [
    { CONTROLLER_KEYS_SECRET: wrong, CONTROLLER_KEYS_SECRET_BEFORE: right },
    { CONTROLLER_KEYS_SECRET: '', CONTROLLER_OLD_SIGNATURES_UNTIL: '' },
  ]) {
    const instance = await startInstance({ DATABASE_URL: app.databaseUrl, ...secrets });
    await instance.untilReadiness(200);
    await instance.stop('SIGTERM');
    expect(instance.log()).not.toContain('CONTROLLER_OLD_SIGNATURES_UNTIL');
  }
  const instance = await startInstance({
    DATABASE_URL: app.databaseUrl,
    CONTROLLER_OLD_SIGNATURES_UNTIL: '',
  });
  await instance.untilReadiness(200);
  await instance.stop('SIGTERM');
  expect(instance.log()).toContain('CONTROLLER_OLD_SIGNATURES_UNTIL is not set');
  await app.close();
});
