import { chmodSync, mkdirSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import { env } from '@/lib/platform/env';

/** Together below the worker's limit of a job, and short enough for somebody who waits for an upload. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 10_000;
const ATTEMPTS = 2;

const required = (name: string, value: string | undefined): string => {
  if (!value) throw new Error(`STORAGE_DRIVER=s3 needs ${name}`);
  return value;
};

function s3Disk(): Disk {
  const settings = env();
  return new Disk(
    new S3Driver({
      bucket: required('S3_BUCKET', settings.S3_BUCKET),
      region: settings.S3_REGION,
      credentials: {
        accessKeyId: required('S3_ACCESS_KEY_ID', settings.S3_ACCESS_KEY_ID),
        secretAccessKey: required('S3_SECRET_ACCESS_KEY', settings.S3_SECRET_ACCESS_KEY),
      },
      // An endpoint of one's own (MinIO, R2, Garage) has no name per bucket.
      ...(settings.S3_ENDPOINT ? { endpoint: settings.S3_ENDPOINT, forcePathStyle: true } : {}),
      // Other makers' servers know neither ACLs nor the checksums that Amazon's client adds unasked.
      supportsACL: false,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: ATTEMPTS,
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: ANSWER_MS,
        socketTimeout: ANSWER_MS,
        // Without it a late answer is only warned about, and waited for without end.
        throwOnRequestTimeout: true,
      },
      visibility: 'private',
    }),
  );
}

/** Contracts and papers lie there: nobody else on the machine may pass, and files made before that are behind it too. */
class PrivateFiles extends FSDriver {
  readonly #location: string;

  constructor(location: string) {
    super({ location, visibility: 'private' });
    this.#location = location;
    mkdirSync(location, { recursive: true, mode: 0o700 });
    chmodSync(location, 0o700);
  }

  override async put(...[key, contents, options]: Parameters<FSDriver['put']>): Promise<void> {
    await super.put(key, contents, options);
    await chmod(path.join(this.#location, key), 0o600);
  }
}

let current: Disk | undefined;

/** Returns the storage: a local folder below DATA_DIR, or S3-compatible. One per process. */
export function disk(): Disk {
  current ??=
    env().STORAGE_DRIVER === 's3' ? s3Disk() : new Disk(new PrivateFiles(path.join(env().DATA_DIR, 'files')));
  return current;
}

/** True when bytes lie on this machine's disk, and not behind a network. */
export const isLocalDisk = (): boolean => env().STORAGE_DRIVER === 'local';

/** Forgets the disk, so that the next use reads the environment again. */
export function resetDisk(): void {
  current = undefined;
}
