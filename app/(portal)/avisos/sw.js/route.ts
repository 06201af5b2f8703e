import { pushWorkerScript } from '@/app/_features/push/push-worker';
import { answerWorker } from '@/app/api/answer-worker';
import { onlyGet } from '@/app/api/unknown-path';
import { INBOX_PATH } from '@/lib/core/paths';

/** The worker that shows push messages of the portal, and nothing else. It says nothing of who asks. */
export const GET = (): Promise<Response> =>
  answerWorker(
    (version) =>
      `// ${version}\n${pushWorkerScript({ icon: '/app/icon-192.png', opens: ['/'], home: INBOX_PATH })}`,
    { 'Service-Worker-Allowed': INBOX_PATH },
  );

export { onlyGet as POST, onlyGet as PUT, onlyGet as PATCH, onlyGet as DELETE, onlyGet as OPTIONS };
