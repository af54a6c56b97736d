import { pushesApi } from '../api/pushesApi';
import type { AppDispatch } from '../store/hooks';

type Ask = (dispatch: AppDispatch) => PromiseLike<{ data?: unknown; error?: unknown }>;

const { choosePushes, endOtherPushes, endPushes, getPushes, keepPushes } = pushesApi.endpoints;

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/every-call',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

export const pushAsks = {
  getPushes: (ask) => ask(getPushes.initiate(undefined, { forceRefetch: true, subscribe: false })),
  keepPushes: (ask) => ask(keepPushes.initiate(subscription)),
  choosePushes: (ask) => ask(choosePushes.initiate({ kinds: ['offer'] })),
  endPushes: (ask) => ask(endPushes.initiate()),
  endOtherPushes: (ask) => ask(endOtherPushes.initiate()),
} satisfies Record<string, Ask>;
