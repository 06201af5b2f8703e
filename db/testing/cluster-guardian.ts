/** Started by guard-cluster.ts: when its standard input closes, a cluster is stopped and a folder removed. */
import { rm } from 'node:fs/promises';
import { runningClusterUrl, startCluster } from '../embedded/start-cluster.ts';

const [clusterFolder, folder] = process.argv.slice(2);
if (!clusterFolder || !folder)
  throw new Error('cluster-guardian.ts <folder of the cluster> <folder to remove>');

process.stdin.resume().once('end', async () => {
  if (await runningClusterUrl(clusterFolder)) {
    // Starting takes over the one that runs, and so gives the means to stop it.
    const { stop } = await startCluster({ dataDir: clusterFolder, durable: false });
    await stop();
  }
  await rm(folder, { recursive: true, force: true });
});
