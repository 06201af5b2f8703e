import { afterAll, beforeAll } from 'vitest';
import { resetEnv } from '@/lib/platform/env';
import { resetDisk } from '../disk';
import { type S3Server, startS3Server } from './s3-server';

const CREDENTIALS = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };
const BUCKET = 'elenco-test';

function reread(): void {
  resetEnv();
  resetDisk();
}

/** Points storage at a local S3-compatible server for the tests of the suite it is called in. */
export function useS3Storage(): { readonly server: S3Server } {
  let server: S3Server | undefined;
  beforeAll(async () => {
    server = await startS3Server({ bucket: BUCKET, pageSize: 3, ...CREDENTIALS });
    Object.assign(process.env, {
      STORAGE_DRIVER: 's3',
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: server.endpoint,
      S3_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
      S3_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    });
    reread();
  });
  afterAll(async () => {
    delete process.env.STORAGE_DRIVER;
    reread();
    await server?.stop();
  });
  return {
    get server() {
      if (!server) throw new Error('The server is there in tests, not while the file is collected');
      return server;
    },
  };
}
