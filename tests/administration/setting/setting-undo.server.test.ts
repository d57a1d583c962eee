import { expect, test } from 'vitest';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { type SettingKey, settingsRegistry } from '#server/administration/setting/settings.ts';
import { settingSamples } from '#tests/support/builders/setting-samples.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();

test.each(Object.keys(settingsRegistry) as SettingKey[])(
  'a change of %s is logged, and undone by its log entry',
  async (key) => {
    const [former, later] = settingSamples[key];
    const present = () => storedValue(key);
    await changeConfig(administrator.api, { [key]: former });
    const before = await present();
    const { logEntryID } = await changeConfig(administrator.api, { [key]: later });
    expect(await present()).not.toEqual(before);
    await undoAuditLog(administrator.api, String(logEntryID));
    expect(await present()).toEqual(before);
    const { logEntryID: reset } = await changeConfig(administrator.api, { [key]: null });
    expect(await present()).toBeUndefined();
    await undoAuditLog(administrator.api, String(reset));
    expect(await present()).toEqual(before);
    await changeConfig(administrator.api, { [key]: null });
  },
);

/** Returns the stored value of a setting; undefined while it has its default. */
async function storedValue(key: SettingKey): Promise<unknown> {
  const query = forum.forum.db.selectFrom('setting').select('value').where('key', '=', key);
  return (await query.executeTakeFirst())?.value;
}
