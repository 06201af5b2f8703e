import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createDatabase, type DatabaseHandle } from '@/db/client';
import { type Cluster, startCluster } from '@/db/embedded/start-cluster';
import { clusterFolder } from '@/db/testing/open-database';
import { makeShortLivedFolder } from '@/db/testing/short-lived-folder';
import { copyFirstData } from '@/lib/testing/first-data';

/** The database as the first start of an Elenco leaves it, with the demo, for the tests of a file. */
export function useDemo(): DatabaseHandle {
  let folder: string;
  let cluster: Cluster;
  const demo = {} as DatabaseHandle;
  beforeAll(async () => {
    folder = await makeShortLivedFolder('elenco-demo-');
    await copyFirstData(path.join(folder, 'data'), { hasDemo: true });
    cluster = await startCluster({ dataDir: clusterFolder(path.join(folder, 'data')), durable: false });
    Object.assign(demo, createDatabase(cluster.url, { max: 2 }));
  });
  afterAll(async () => {
    await demo.pool?.end();
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return demo;
}
