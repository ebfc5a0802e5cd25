import type { MailCategory } from '../../../contract/mail/mail-calls.ts';
import type { Db, Tx } from '../../db/sql.ts';
import type { WrittenMail } from './template-rules.ts';

export type TemplateRow = WrittenMail & {
  readonly id: string;
  readonly name: string;
  readonly category: MailCategory;
  readonly savedBy: string;
  readonly savedAt: number;
};

/** A new version; earlier ones stay for the mails that were sent with them. */
export async function insertTemplate(tx: Tx, { title, body, links, ...row }: TemplateRow): Promise<void> {
  await tx`
    insert into mail_templates ${tx({
      ...row,
      title: tx.json({ ...title }),
      body: tx.json({ ...body }),
      links: [...links],
    })}`;
}

/** Finds the latest version of a template. */
export async function findTemplate(db: Db, name: string): Promise<TemplateRow | undefined> {
  const [row] = await db<TemplateRow[]>`
    select id, name, category, title, body, links, saved_by, saved_at from mail_templates
    where name = ${name} order by saved_at desc, id desc limit 1`;
  return row;
}

export async function findTemplateVersion(db: Db, id: string): Promise<TemplateRow | undefined> {
  const [row] = await db<TemplateRow[]>`
    select id, name, category, title, body, links, saved_by, saved_at from mail_templates where id = ${id}`;
  return row;
}

/** The latest version of each, by name. */
export const readTemplates = (db: Db): Promise<TemplateRow[]> =>
  db<TemplateRow[]>`
    select distinct on (name) id, name, category, title, body, links, saved_by, saved_at from mail_templates
    order by name, saved_at desc, id desc limit 200`;
