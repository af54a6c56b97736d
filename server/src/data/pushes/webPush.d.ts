declare module 'web-push' {
  type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };
  type Options = {
    vapidDetails: { subject: string; publicKey: string; privateKey: string };
    TTL: number;
    urgency: 'high';
    contentEncoding: 'aes128gcm';
  };
  type Request = { endpoint: string; method: 'POST'; headers: Record<string, string | number>; body: Buffer | null };

  const webPush: { generateRequestDetails: (to: Subscription, payload: string, options: Options) => Request };
  export = webPush;
}
