import { setTimeout as sleep } from 'node:timers/promises';

/** The code of six digits in a mailbox, as soon as it is there. @throws after ten seconds */
export const mailedCode = async (address: string, email: string): Promise<string> => {
  for (let looks = 0; looks < 100; looks += 1) {
    const kept = await (await fetch(`${address}/dev/mail.json?to=${encodeURIComponent(email)}`)).text();
    const code = /: (\d{6})\b/.exec(kept)?.[1];
    if (code !== undefined) return code;
    await sleep(100);
  }
  throw new Error(`No code was mailed to ${email}.`);
};
