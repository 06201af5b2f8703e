import texts from '@/lib/i18n/messages/es/controls.json';

/** What an upload route answers: the stored file's id, and more where it has more to say (`size` in bytes). */
export type UploadAnswer = {
  readonly id: string;
  readonly name?: string;
  readonly size?: number;
  readonly url?: string;
};

type Sending = {
  /** Other fields of the multipart body. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** 0 to 100. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
};

/** A failure with the words to show; an aborted sending fails with the signal's reason instead. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  /** What the server answered; null where there was no answer. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

/**
 * Posts one file as the multipart field `file`. XMLHttpRequest and not fetch, which cannot tell how much has left.
 * Expects 2xx with `{ id }`; of any other answer, its `message` is shown.
 */
export function sendFile(url: string, file: File, sending: Sending): Promise<UploadAnswer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(sending.fields ?? {})) body.append(name, value);
  body.append('file', file, file.name);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'json';
    for (const [name, value] of Object.entries(sending.headers ?? {})) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => sending.onProgress(Math.round((loaded / total) * 100));
    request.onerror = () => reject(new UploadError(texts.file.network));
    request.onload = () => {
      const answer: unknown = request.response;
      if (request.status >= 200 && request.status < 300 && isAnswer(answer)) resolve(answer);
      else reject(new UploadError(messageOf(answer), request.status));
    };
    sending.signal.addEventListener('abort', () => {
      request.abort();
      reject(sending.signal.reason);
    });
    request.send(body);
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isAnswer = (value: unknown): value is UploadAnswer => isRecord(value) && typeof value.id === 'string';

const messageOf = (answer: unknown): string =>
  isRecord(answer) && typeof answer.message === 'string' ? answer.message : texts.file.failed;
