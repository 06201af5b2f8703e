'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { whatsappUrl } from '@/app/_features/events/whatsapp-url';
import type { WriteResult } from '@/app/_features/graphql/use-write';
import { copyWhenReady } from '@/app/_ui/feedback/copy-when-ready';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';

export type GivenLink = {
  readonly url: string;
  readonly phone?: string | null;
  readonly dialingCode: string;
};

type Ways = {
  /** Asks the server for a link: it is known this once, so it is asked for when somebody wants it. */
  readonly make: () => Promise<WriteResult<GivenLink>>;
  /** What goes along with it by WhatsApp. */
  readonly message: (url: string) => string;
};

/** A link that is made when first asked for, then kept to be copied or sent again as long as the page stands. */
export function useGivenLink({ make, message }: Ways) {
  const ui = useTranslations('ui');
  const [given, setGiven] = useState<GivenLink | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const obtain = async (): Promise<GivenLink | null> => {
    if (given) return given;
    setProblem(null);
    const result = await make();
    if (!result.ok) {
      setProblem(result.failure.message);
      return null;
    }
    setGiven(result.data);
    return result.data;
  };

  const copy = async () => {
    const copied = await copyWhenReady(obtain().then((link) => link?.url ?? null));
    if (copied === 'copied') toastSuccess(ui('linkCopied'));
    if (copied === 'failed') toastError(ui('copyFailed'));
  };

  const send = async () => {
    // Opened at once, because a browser blocks windows that open later by themselves.
    const chat = window.open('', '_blank');
    const link = await obtain();
    if (!link) {
      chat?.close();
      return;
    }
    const address = whatsappUrl(message(link.url), {
      phone: link.phone ?? null,
      dialingCode: link.dialingCode,
    });
    if (!chat) window.location.assign(address);
    else {
      chat.opener = null;
      chat.location.href = address;
    }
  };

  return { url: given?.url ?? null, problem, copy, send, forget: () => setGiven(null) };
}
