ALTER TABLE boat ADD COLUMN state TEXT NOT NULL DEFAULT 'ok';
UPDATE boat SET state = 'repair' WHERE name = 'Kormoran';
