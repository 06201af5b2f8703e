import { answerWorker } from '@/app/api/answer-worker';
import { onlyGet } from '@/app/api/unknown-path';
import { serviceWorkerScript } from '../_offline/service-worker';

const PATIENCE_MS = 8_000;

/** The worker of desks, which sees `/mesa/` alone. It says nothing of who asks. */
export const GET = (): Promise<Response> =>
  answerWorker((version) =>
    serviceWorkerScript({
      version,
      shell: '/mesa/sin-internet',
      cache: 'elenco-mesa-',
      patienceMs: PATIENCE_MS,
    }),
  );

export { onlyGet as POST, onlyGet as PUT, onlyGet as PATCH, onlyGet as DELETE, onlyGet as OPTIONS };
