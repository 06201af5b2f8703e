import { UploadError } from '@/app/_ui/upload/send-file';
import type { Send } from '@/app/_ui/upload/use-uploads';

const STEPS = 10;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The guide stores nothing: a file goes up in two seconds, and one whose name has "falla" in it does not arrive. */
export const pretendToSend: Send = async (file, { onProgress, signal }) => {
  for (let step = 1; step <= STEPS; step += 1) {
    await pause(200);
    signal.throwIfAborted();
    if (step === STEPS / 2 && file.name.includes('falla'))
      throw new UploadError('Este archivo no pasó la revisión.');
    onProgress((step / STEPS) * 100);
  }
  return { id: `${file.name}-${file.size}`, name: file.name };
};
