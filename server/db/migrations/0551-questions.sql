-- Questions have a key, a topic and links from now on. The new ones are seeded at the next start.
delete from config where key = 'faq';
