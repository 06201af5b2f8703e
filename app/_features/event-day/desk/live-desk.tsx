'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { loadClient } from '@/app/_features/graphql/load-client';
import type { DeskData } from '../desk-data';
import { beginKeeping, type Keeper } from '../kept/kept-desk';
import { Desk } from './desk';

type Props = {
  data: DeskData;
  userId: string;
  /** Seals what the device keeps (`deskKey`). */
  secret: string;
};

const WORKER = '/mesa/sw.js';

/** The desk as the server gives it; the device keeps it from then on. */
export function LiveDesk({ data, userId, secret }: Props) {
  const router = useRouter();
  const [keeper, setKeeper] = useState<Keeper | null>(null);
  useEffect(() => {
    // Without them the desk works as long as its page stays open.
    beginKeeping(userId, secret).then(setKeeper, () => null);
    // What is fetched only when it is first used must be here before the network goes.
    void Promise.all([loadClient(), import('qr/decode.js')]).catch(() => null);
    navigator.serviceWorker?.register(WORKER, { updateViaCache: 'none' }).catch(() => null);
  }, [userId, secret]);
  return <Desk data={data} fresh keeper={keeper} refresh={() => router.refresh()} />;
}
