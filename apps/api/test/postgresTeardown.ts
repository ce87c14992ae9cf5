import './postgresSetup.ts';

export default async function teardown(): Promise<void> {
  await globalThis.postgresServer?.stop();
}
