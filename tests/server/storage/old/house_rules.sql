BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE entries (
	"match" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	at VARCHAR(40) NOT NULL, 
	PRIMARY KEY ("match", number), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',1,'decision',0,'skill counterpunch','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',2,'decision',1,'skill long_arms','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',3,'decision',0,'skill light_feet','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',4,'decision',1,'skill improviser','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',5,'decision',0,'skill light_feet','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',6,'decision',1,'skill improviser','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',7,'decision',0,'card ram.F','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',8,'decision',1,'card taunt.BM','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',9,'decision',1,'card hurled_stone.B','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',10,'decision',0,'attack war_cry.F','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',11,'decision',0,'attack roll.DK','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',12,'decision',0,'space 8','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',13,'decision',1,'react backstep','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',14,'decision',1,'pay BM','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',15,'decision',1,'special lay_snares','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',16,'decision',1,'space 2','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',17,'decision',1,'space 4','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',18,'decision',1,'attack headbutt.F','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',19,'decision',0,'attack low_kick.B','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',20,'decision',0,'attack headbutt.B','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',21,'decision',1,'special lay_snares','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',22,'decision',0,'react double_block','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',23,'decision',1,'attack throw.B','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',24,'decision',0,'attack charge.D','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',25,'decision',1,'pass','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',26,'decision',0,'test','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',27,'decision',1,'react backstep','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',28,'decision',0,'attack hurled_stone.M','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',29,'decision',1,'attack charge.B','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',30,'decision',1,'special lay_snares','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',31,'decision',1,'space 1','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',32,'decision',1,'space 5','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',33,'decision',0,'attack high_punch.F2','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',34,'decision',0,'face KM','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',35,'decision',0,'attack low_kick.F','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',36,'decision',0,'face F','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',37,'decision',1,'attack roll.D','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',38,'decision',1,'space 7','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',39,'decision',1,'special lay_snares','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',40,'decision',0,'special frenzied_strike','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',41,'decision',0,'test','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',42,'decision',1,'attack hurled_stone.D','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',43,'decision',1,'special lay_snares','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',44,'decision',1,'space 4','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',45,'decision',1,'space 8','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',46,'decision',0,'attack low_kick.F','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',47,'decision',0,'attack low_kick.D','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',48,'decision',1,'attack headbutt.F','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',49,'decision',1,'special lay_snares','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',50,'decision',1,'space 9','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',51,'decision',1,'space 6','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',52,'decision',0,'attack war_cry.F','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',53,'decision',0,'attack throwing_knife.K2','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',54,'decision',1,'attack charge.K','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',55,'decision',1,'special lay_snares','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',56,'decision',0,'attack high_kick.D','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',57,'decision',0,'attack war_cry.B','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',58,'decision',1,'attack ram.F','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',59,'decision',1,'special lay_snares','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',60,'decision',0,'attack high_punch.F','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',61,'decision',0,'face D','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',62,'decision',0,'attack ram.K','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',63,'decision',0,'face D','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',64,'decision',1,'attack throw.F','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',65,'decision',1,'special lay_snares','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',66,'decision',0,'attack throwing_knife.M','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',67,'decision',0,'face K','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',68,'decision',0,'attack roll.D','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',69,'decision',0,'space 8','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',70,'decision',0,'face F','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',71,'decision',1,'attack throw.B','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',72,'decision',0,'block wounds B','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',73,'decision',0,'ignore 1/0','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',74,'decision',1,'special lay_snares','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',75,'decision',1,'space 5','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',76,'decision',0,'special frenzied_strike','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',77,'decision',0,'pay F+K','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',78,'decision',0,'test','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',79,'decision',0,'dash 4','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',80,'decision',0,'attack charge.D','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('e7HDiFULhI5sjxpJ4f_KEw',81,'decision',0,'test','2026-11-18T20:11:05.456+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',1,'decision',0,'skill counterpunch','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',2,'decision',1,'skill long_arms','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',3,'decision',0,'skill light_feet','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',4,'decision',1,'skill improviser','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',5,'decision',0,'skill light_feet','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',6,'decision',1,'skill improviser','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',7,'decision',0,'card ram.F','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',8,'decision',1,'card taunt.BM','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',9,'decision',1,'card hurled_stone.B','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',10,'decision',0,'attack war_cry.F','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',11,'decision',0,'attack roll.DK','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',12,'decision',0,'space 8','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',13,'decision',1,'react backstep','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',14,'decision',1,'pay BM','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',15,'decision',1,'special lay_snares','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',16,'decision',1,'space 2','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',17,'decision',1,'space 4','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',18,'decision',1,'attack headbutt.F','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',19,'decision',0,'attack low_kick.B','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',20,'decision',0,'attack headbutt.B','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',21,'decision',1,'special lay_snares','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',22,'decision',0,'react double_block','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',23,'decision',1,'attack throw.B','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',24,'decision',0,'attack charge.D','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',25,'decision',1,'pass','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',26,'decision',0,'test','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',27,'decision',1,'react backstep','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',28,'decision',0,'attack hurled_stone.M','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',29,'decision',1,'attack charge.B','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',30,'decision',1,'special lay_snares','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',31,'decision',1,'space 1','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',32,'decision',1,'space 5','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',33,'decision',0,'attack high_punch.F2','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',34,'decision',0,'face KM','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',35,'decision',0,'attack low_kick.F','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',36,'decision',0,'face F','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',37,'decision',1,'attack roll.D','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',38,'decision',1,'space 7','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',39,'decision',1,'special lay_snares','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('N8ajmWLcauXcVn8NJ3AhPA',40,'decision',0,'special frenzied_strike','2026-11-18T20:11:05.563+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',1,'decision',0,'skill stroke_of_luck','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',2,'decision',1,'skill counterpunch','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',3,'decision',0,'skill vulture_eye','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',4,'decision',1,'skill firm_footing','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',5,'decision',0,'skill stroke_of_luck','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',6,'decision',1,'skill firm_footing','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',7,'decision',0,'card straight_punch.K','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',8,'decision',1,'card menhir_shard.M','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',9,'decision',1,'card drain.BM','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',10,'decision',0,'attack shove.B','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',11,'decision',0,'attack hook.B','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',12,'decision',1,'special into_the_mist','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',13,'decision',1,'pay BM','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',14,'decision',1,'space 8','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',15,'decision',1,'special into_the_mist','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',16,'decision',1,'space 6','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',17,'decision',1,'space 6','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',18,'decision',0,'special burst','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',19,'decision',0,'test','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',20,'decision',1,'failed','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',21,'decision',1,'attack straight_punch.F2','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',22,'decision',1,'attack shove.F','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',23,'decision',0,'attack leap.D','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',24,'decision',0,'space 8','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',25,'decision',0,'attack whisper.M','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',26,'decision',1,'second','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',27,'decision',1,'attack snatch.D','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',28,'decision',0,'react rotten_blood','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',29,'decision',0,'pay M','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',30,'decision',1,'attack low_kick.B','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',31,'decision',0,'attack wyrd.F','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',32,'decision',0,'attack shove.BM','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',33,'decision',1,'block wounds B','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',34,'decision',1,'first','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',35,'decision',1,'face D','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',36,'decision',1,'attack low_kick.F','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',37,'decision',0,'block wounds BM','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',38,'decision',0,'react rotten_blood','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',39,'decision',1,'attack hook.F','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',40,'decision',0,'attack straight_punch.F','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',41,'decision',0,'test','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('Q99DD2IVF8jtLthY0nawaQ',42,'decision',1,'failed','2026-11-18T20:11:05.592+00:00');
INSERT INTO "entries" VALUES('yls5wH0kHDC1ldqegWPn1Q',1,'decision',0,'skill stroke_of_luck','2026-11-18T20:11:05.666+00:00');
INSERT INTO "entries" VALUES('yls5wH0kHDC1ldqegWPn1Q',2,'decision',1,'skill counterpunch','2026-11-18T20:11:05.666+00:00');
INSERT INTO "entries" VALUES('yls5wH0kHDC1ldqegWPn1Q',3,'decision',0,'skill vulture_eye','2026-11-18T20:11:05.666+00:00');
INSERT INTO "entries" VALUES('yls5wH0kHDC1ldqegWPn1Q',4,'decision',1,'skill firm_footing','2026-11-18T20:11:05.666+00:00');
INSERT INTO "entries" VALUES('yls5wH0kHDC1ldqegWPn1Q',5,'decision',0,'skill stroke_of_luck','2026-11-18T20:11:05.666+00:00');
INSERT INTO "entries" VALUES('yls5wH0kHDC1ldqegWPn1Q',6,'decision',1,'skill firm_footing','2026-11-18T20:11:05.666+00:00');
INSERT INTO "entries" VALUES('yls5wH0kHDC1ldqegWPn1Q',7,'decision',0,'card straight_punch.K','2026-11-18T20:11:05.666+00:00');
INSERT INTO "entries" VALUES('yls5wH0kHDC1ldqegWPn1Q',8,'decision',1,'card menhir_shard.M','2026-11-18T20:11:05.666+00:00');
INSERT INTO "entries" VALUES('yls5wH0kHDC1ldqegWPn1Q',9,'decision',1,'card drain.BM','2026-11-18T20:11:05.666+00:00');
INSERT INTO "entries" VALUES('yls5wH0kHDC1ldqegWPn1Q',10,'decision',0,'attack shove.B','2026-11-18T20:11:05.666+00:00');
INSERT INTO "entries" VALUES('yls5wH0kHDC1ldqegWPn1Q',11,'decision',0,'attack hook.B','2026-11-18T20:11:05.666+00:00');
INSERT INTO "entries" VALUES('yls5wH0kHDC1ldqegWPn1Q',12,'decision',1,'special into_the_mist','2026-11-18T20:11:05.666+00:00');
INSERT INTO "entries" VALUES('yls5wH0kHDC1ldqegWPn1Q',13,'decision',1,'pay BM','2026-11-18T20:11:05.666+00:00');
INSERT INTO "entries" VALUES('yls5wH0kHDC1ldqegWPn1Q',14,'decision',1,'space 8','2026-11-18T20:11:05.666+00:00');
INSERT INTO "entries" VALUES('yls5wH0kHDC1ldqegWPn1Q',15,'decision',1,'special into_the_mist','2026-11-18T20:11:05.666+00:00');
INSERT INTO "entries" VALUES('yls5wH0kHDC1ldqegWPn1Q',16,'decision',1,'space 6','2026-11-18T20:11:05.666+00:00');
INSERT INTO "entries" VALUES('yls5wH0kHDC1ldqegWPn1Q',17,'decision',1,'space 6','2026-11-18T20:11:05.666+00:00');
INSERT INTO "entries" VALUES('yls5wH0kHDC1ldqegWPn1Q',18,'decision',0,'special burst','2026-11-18T20:11:05.666+00:00');
INSERT INTO "entries" VALUES('yls5wH0kHDC1ldqegWPn1Q',19,'decision',0,'test','2026-11-18T20:11:05.666+00:00');
INSERT INTO "entries" VALUES('yls5wH0kHDC1ldqegWPn1Q',20,'decision',1,'failed','2026-11-18T20:11:05.666+00:00');
INSERT INTO "entries" VALUES('yls5wH0kHDC1ldqegWPn1Q',21,'decision',1,'attack straight_punch.F2','2026-11-18T20:11:05.666+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',1,'decision',0,'skill improviser','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',2,'decision',1,'skill iron_guard','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',3,'decision',0,'skill long_arms','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',4,'decision',1,'skill firm_footing','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',5,'decision',0,'skill improviser','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',6,'decision',1,'skill iron_guard','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',7,'decision',0,'card feint.BM','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',8,'decision',1,'card feint.KM','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',9,'decision',1,'card taunt.BM','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',10,'decision',0,'special rift_step','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',11,'decision',0,'pay BM','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',12,'decision',0,'space 4','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',13,'decision',0,'special rift_step','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',14,'decision',0,'space 3','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',15,'decision',1,'special curse','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',16,'decision',1,'attack charge.D','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',17,'decision',0,'attack high_kick.D','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',18,'decision',0,'special rift_step','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',19,'decision',0,'space 5','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',20,'decision',1,'attack throwing_knife.M','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',21,'decision',1,'special vengeance','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',22,'decision',0,'attack throw.B','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',23,'decision',0,'special rift_step','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',24,'decision',0,'space 3','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',25,'decision',1,'attack low_kick.B','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',26,'decision',1,'attack low_kick.D','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',27,'decision',0,'attack war_cry.M','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',28,'decision',0,'special rift_step','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',29,'decision',0,'space 6','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',30,'decision',1,'special vengeance','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',31,'decision',1,'attack low_kick.F','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',32,'decision',0,'attack high_punch.F2','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',33,'decision',0,'test','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',34,'verdict',1,'cubes 1/0, seed 3/0, passed, physics 1-ac7b9d79fbf0-7.3.1, check 350b7e5d BA==','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',35,'decision',0,'special rift_step','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',36,'decision',0,'space 4','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',37,'decision',1,'attack hurled_stone.D','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',38,'decision',1,'special vengeance','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',39,'decision',1,'no','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',40,'decision',0,'attack throwing_knife.K2','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',41,'decision',0,'special rift_step','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',42,'decision',0,'space 6','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',43,'decision',1,'attack throwing_knife.K','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',44,'decision',1,'attack ram.K','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',45,'decision',0,'attack war_cry.F','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',46,'decision',0,'special rift_step','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',47,'decision',0,'space 8','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',48,'decision',1,'attack roll.DK','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',49,'decision',1,'space 7','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',50,'decision',1,'special vengeance','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',51,'decision',1,'yes','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',52,'decision',0,'attack high_punch.M','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',53,'decision',0,'test','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',54,'verdict',1,'cubes 2/2, seed 3/1, failed left-over, physics 1-ac7b9d79fbf0-7.3.1, check 0c42254c BA==','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',55,'decision',1,'attack charge.B','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',56,'decision',1,'attack low_kick.D','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',57,'decision',0,'attack throwing_knife.K2','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',58,'decision',1,'block wounds B','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',59,'decision',0,'special rift_step','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',60,'decision',0,'space 1','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',61,'decision',1,'attack high_punch.M','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',62,'decision',1,'special vengeance','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',63,'decision',0,'attack high_punch.B','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',64,'decision',0,'special rift_step','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',65,'decision',0,'space 4','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',66,'decision',1,'attack taunt.FK','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',67,'decision',1,'attack war_cry.F','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',68,'decision',0,'attack charge.D','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',69,'decision',0,'special rift_step','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',70,'decision',0,'space 8','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',71,'decision',1,'attack high_punch.F2','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',72,'decision',1,'test','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',73,'verdict',0,'cubes 1/2, seed 3/2, failed left-over, physics 1-ac7b9d79fbf0-7.3.1, check 7c89f2cc BA==','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',74,'decision',0,'attack ram.F','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',75,'decision',0,'special rift_step','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',76,'decision',0,'space 5','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',77,'decision',1,'attack war_cry.B','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',78,'decision',1,'attack feint.BM','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',79,'decision',0,'attack throw.B','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',80,'decision',1,'block wounds BM','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',81,'decision',1,'ignore 0/1','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',82,'decision',0,'special rift_step','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',83,'decision',0,'space 8','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',84,'decision',1,'attack hurled_stone.B','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',85,'decision',1,'attack roll.D','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',86,'decision',1,'space 9','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',87,'decision',0,'attack high_punch.B','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',88,'decision',1,'block wounds B','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',89,'decision',0,'test','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('-uLEm9XNur1U5CxNfureNw',90,'verdict',1,'cubes 2/0, seed 3/3, failed left-over, physics 1-ac7b9d79fbf0-7.3.1, check bbe42d7f BA==','2026-11-18T20:11:05.710+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',1,'decision',0,'skill improviser','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',2,'decision',1,'skill iron_guard','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',3,'decision',0,'skill long_arms','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',4,'decision',1,'skill firm_footing','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',5,'decision',0,'skill improviser','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',6,'decision',1,'skill iron_guard','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',7,'decision',0,'card feint.BM','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',8,'decision',1,'card feint.KM','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',9,'decision',1,'card taunt.BM','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',10,'decision',0,'special rift_step','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',11,'decision',0,'pay BM','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',12,'decision',0,'space 4','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',13,'decision',0,'special rift_step','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',14,'decision',0,'space 3','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',15,'decision',1,'special curse','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',16,'decision',1,'attack charge.D','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',17,'decision',0,'attack high_kick.D','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',18,'decision',0,'special rift_step','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',19,'decision',0,'space 5','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',20,'decision',1,'attack throwing_knife.M','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',21,'decision',1,'special vengeance','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',22,'decision',0,'attack throw.B','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',23,'decision',0,'special rift_step','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',24,'decision',0,'space 3','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',25,'decision',1,'attack low_kick.B','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',26,'decision',1,'attack low_kick.D','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',27,'decision',0,'attack war_cry.M','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',28,'decision',0,'special rift_step','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',29,'decision',0,'space 6','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',30,'decision',1,'special vengeance','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',31,'decision',1,'attack low_kick.F','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',32,'decision',0,'attack high_punch.F2','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',33,'decision',0,'test','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',34,'verdict',1,'cubes 1/0, seed 3/0, passed, physics 1-ac7b9d79fbf0-7.3.1, check 350b7e5d BA==','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',35,'decision',0,'special rift_step','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',36,'decision',0,'space 4','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',37,'decision',1,'attack hurled_stone.D','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',38,'decision',1,'special vengeance','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',39,'decision',1,'no','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',40,'decision',0,'attack throwing_knife.K2','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',41,'decision',0,'special rift_step','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',42,'decision',0,'space 6','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',43,'decision',1,'attack throwing_knife.K','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',44,'decision',1,'attack ram.K','2026-11-18T20:11:05.731+00:00');
INSERT INTO "entries" VALUES('AhgvsTJGztgQl1dIl_EtEQ',45,'decision',0,'attack war_cry.F','2026-11-18T20:11:05.731+00:00');
CREATE TABLE guests (
	room VARCHAR(32) NOT NULL, 
	place INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	level VARCHAR(32) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	owner VARCHAR(64) NOT NULL, 
	fighter VARCHAR(40) NOT NULL, 
	ready BOOLEAN NOT NULL, 
	PRIMARY KEY (room, place), 
	FOREIGN KEY(room) REFERENCES rooms (id) ON DELETE CASCADE
);
INSERT INTO "guests" VALUES('7KI8sO82mdyhCuhKcbRGQw',0,'person','','Ann','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','random',0);
CREATE TABLE leases (
	"match" VARCHAR(32) NOT NULL, 
	worker VARCHAR(32) NOT NULL, 
	PRIMARY KEY ("match"), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
CREATE TABLE matches (
	id VARCHAR(32) NOT NULL, 
	owner VARCHAR(64) NOT NULL, 
	created VARCHAR(40) NOT NULL, 
	changed VARCHAR(40) NOT NULL, 
	setup TEXT NOT NULL, 
	text TEXT, 
	guided BOOLEAN NOT NULL, 
	over BOOLEAN NOT NULL, 
	summary TEXT NOT NULL, clock TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('e7HDiFULhI5sjxpJ4f_KEw','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','2026-11-18T20:11:05.456+00:00','2026-11-18T20:11:05.456+00:00','{"fighters":["veroth","driana"],"arena":"random","skills":"random","seed":307,"knockdown":"dice","relief":"each","stall_turns":20,"players":["Ann","Ben"],"date":"2026-11-18","rules":1,"boxes":[["siege_storm","03cdc748f0cd56e5"],["tainted_grail","150c0d68f2a3211d"]]}',NULL,0,1,'{"fighters":["veroth","driana"],"arena":"siege_storm","victories":[2,0],"winner":0,"moves":81,"ending":"rounds"}',NULL);
INSERT INTO "matches" VALUES('N8ajmWLcauXcVn8NJ3AhPA','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','2026-11-18T20:11:05.563+00:00','2026-11-18T20:11:05.563+00:00','{"fighters":["veroth","driana"],"arena":"random","skills":"random","seed":307,"knockdown":"dice","relief":"each","stall_turns":20,"players":["Ann","Ben"],"date":"2026-11-18","rules":1,"boxes":[["siege_storm","03cdc748f0cd56e5"],["tainted_grail","150c0d68f2a3211d"]]}',NULL,0,0,'{"fighters":["veroth","driana"],"arena":"siege_storm","victories":[0,0],"winner":-1,"moves":40,"ending":""}','{"kind":"blitz","reserves":[120000,120000],"seat":-1,"since":0,"spent":0,"keeper":"","rests":0}');
INSERT INTO "matches" VALUES('Q99DD2IVF8jtLthY0nawaQ','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','2026-11-18T20:11:05.592+00:00','2026-11-18T20:11:05.592+00:00','{"fighters":["maggot","lost_knight"],"arena":"tainted_grail","skills":"siege_storm","seed":0,"knockdown":"table","relief":"heavy","stall_turns":2,"players":["Ann","Ben"],"date":"2026-11-18","rules":1,"boxes":[["siege_storm","03cdc748f0cd56e5"],["tainted_grail","150c0d68f2a3211d"]]}',NULL,0,1,'{"fighters":["maggot","lost_knight"],"arena":"tainted_grail","victories":[2,0],"winner":0,"moves":42,"ending":"rounds"}',NULL);
INSERT INTO "matches" VALUES('yls5wH0kHDC1ldqegWPn1Q','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','2026-11-18T20:11:05.666+00:00','2026-11-18T20:11:05.666+00:00','{"fighters":["maggot","lost_knight"],"arena":"tainted_grail","skills":"siege_storm","seed":0,"knockdown":"table","relief":"heavy","stall_turns":2,"players":["Ann","Ben"],"date":"2026-11-18","rules":1,"boxes":[["siege_storm","03cdc748f0cd56e5"],["tainted_grail","150c0d68f2a3211d"]]}',NULL,0,0,'{"fighters":["maggot","lost_knight"],"arena":"tainted_grail","victories":[1,0],"winner":-1,"moves":21,"ending":""}','{"kind":"blitz","reserves":[120000,120000],"seat":-1,"since":0,"spent":0,"keeper":"","rests":0}');
INSERT INTO "matches" VALUES('-uLEm9XNur1U5CxNfureNw','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','2026-11-18T20:11:05.710+00:00','2026-11-18T20:11:05.710+00:00','{"fighters":["xingo","mistbearer"],"arena":"siege_storm","skills":"random","seed":3,"knockdown":"tower","relief":"light","stall_turns":0,"players":["Ann","Ben"],"date":"2026-11-18","rules":1,"boxes":[["siege_storm","03cdc748f0cd56e5"],["tainted_grail","150c0d68f2a3211d"]]}',NULL,0,1,'{"fighters":["xingo","mistbearer"],"arena":"siege_storm","victories":[2,1],"winner":0,"moves":90,"ending":"rounds"}',NULL);
INSERT INTO "matches" VALUES('AhgvsTJGztgQl1dIl_EtEQ','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','2026-11-18T20:11:05.731+00:00','2026-11-18T20:11:05.731+00:00','{"fighters":["xingo","mistbearer"],"arena":"siege_storm","skills":"random","seed":3,"knockdown":"tower","relief":"light","stall_turns":0,"players":["Ann","Ben"],"date":"2026-11-18","rules":1,"boxes":[["siege_storm","03cdc748f0cd56e5"],["tainted_grail","150c0d68f2a3211d"]]}',NULL,0,0,'{"fighters":["xingo","mistbearer"],"arena":"siege_storm","victories":[0,0],"winner":-1,"moves":45,"ending":""}','{"kind":"blitz","reserves":[120000,120000],"seat":-1,"since":0,"spent":0,"keeper":"","rests":0}');
INSERT INTO "matches" VALUES('-_nOn8zWbW4VYHTaFRjqUQ','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','2026-11-18T20:11:05.786+00:00','2026-11-18T20:11:05.786+00:00','{"fighters":["veroth","driana"],"arena":"random","skills":"random","seed":307,"knockdown":"dice","relief":"each","stall_turns":20,"players":["Ann","Ben"],"date":"2026-11-18","rules":1,"boxes":[["siege_storm","03cdc748f0cd56e5"],["tainted_grail","150c0d68f2a3211d"]]}','[Knockdown "1"]
[Rules "1"]
[Box "siege_storm 03cdc748f0cd56e5"]
[Box "tainted_grail 150c0d68f2a3211d"]
[Player1 "Ann"]
[Player2 "Ben"]
[Date "2026-11-18"]
[Fighters "veroth driana"]
[Arena "random"]
[Skills "random"]
[Seed "307"]
[KnockdownTest "dice"]
[Relief "each"]
[StallTurns "20"]
[Result "2-0"]
[Digest "d92aac6fc1d74553"]

Setup
    ; arena siege_storm, skills siege_storm
veroth (keeps): skill counterpunch
driana (keeps): skill long_arms
veroth (keeps): skill light_feet
driana (keeps): skill improviser
veroth (shows): skill light_feet
driana (shows): skill improviser
veroth (drafts): card ram.F
driana (drafts): card taunt.BM, card hurled_stone.B

Round 1
1. veroth (space 3): attack war_cry.F, attack roll.DK, space 8, [driana: react backstep, pay BM]
2. driana (space 5): special lay_snares, space 2, space 4, attack headbutt.F
3. veroth (space 8): attack low_kick.B, attack headbutt.B
4. driana (space 5): special lay_snares, [veroth: react double_block], attack throw.B
5. veroth (space 8): attack charge.D, [driana: pass], test, [driana: react backstep],
    attack hurled_stone.M
    ; driana rolls 4+4+5 against 2 and stands
6. driana (space 2): attack charge.B, special lay_snares, space 1, space 5
7. veroth (space 6): attack high_punch.F2, face KM, attack low_kick.F, face F
8. driana (space 2): attack roll.D, space 7, special lay_snares
9. veroth (space 6): special frenzied_strike, test
    ; driana rolls 1+2+1 against 6 and is down
    ; veroth wins the round by K.O.

Round 2
1. driana (space 7): attack hurled_stone.D, special lay_snares, space 4, space 8
2. veroth (space 3): attack low_kick.F, attack low_kick.D
3. driana (space 7): attack headbutt.F, special lay_snares, space 9, space 6
4. veroth (space 3): attack war_cry.F, attack throwing_knife.K2
5. driana (space 7): attack charge.K, special lay_snares
6. veroth (space 3): attack high_kick.D, attack war_cry.B
7. driana (space 7): attack ram.F, special lay_snares
8. veroth (space 3): attack high_punch.F, face D, attack ram.K, face D
9. driana (space 7): attack throw.F, special lay_snares
10. veroth (space 3): attack throwing_knife.M, face K, attack roll.D, space 8, face F
11. driana (space 7): attack throw.B, [veroth: block wounds B, ignore 1/0], special lay_snares,
    space 5
12. veroth (space 6): special frenzied_strike, pay F+K, test, dash 4, attack charge.D, test
    ; driana rolls 3+4+4 against 4 and stands
    ; driana rolls 1+1+1 against 4 and is down
    ; veroth wins the round by K.O.
    ; veroth wins the match

2-0
',0,1,'{"fighters":["veroth","driana"],"arena":"siege_storm","victories":[2,0],"winner":0,"moves":81,"ending":"rounds"}',NULL);
CREATE TABLE rooms (
	id VARCHAR(32) NOT NULL, 
	code VARCHAR(6), 
	owner VARCHAR(64) NOT NULL, 
	options TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	version INTEGER NOT NULL, 
	created VARCHAR(40) NOT NULL, 
	changed VARCHAR(40) NOT NULL, 
	seen VARCHAR(40) NOT NULL, 
	"match" VARCHAR(32), 
	PRIMARY KEY (id), 
	UNIQUE (code), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE SET NULL
);
INSERT INTO "rooms" VALUES('7KI8sO82mdyhCuhKcbRGQw','PD9C2R','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','{"arena":"siege_storm","skills":"random","knockdown":"dice","relief":"light","stall_turns":30,"clock":"blitz"}',1,0,'2026-11-18T20:11:05.793+00:00','2026-11-18T20:11:05.797+00:00','2026-11-18T20:11:05.793+00:00',NULL);
CREATE TABLE seats (
	"match" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	level VARCHAR(32) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	owner VARCHAR(64) NOT NULL, 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "seats" VALUES('e7HDiFULhI5sjxpJ4f_KEw',0,'person','','Ann','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seats" VALUES('e7HDiFULhI5sjxpJ4f_KEw',1,'person','','Ben','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seats" VALUES('N8ajmWLcauXcVn8NJ3AhPA',0,'person','','Ann','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seats" VALUES('N8ajmWLcauXcVn8NJ3AhPA',1,'person','','Ben','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seats" VALUES('Q99DD2IVF8jtLthY0nawaQ',0,'person','','Ann','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seats" VALUES('Q99DD2IVF8jtLthY0nawaQ',1,'person','','Ben','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seats" VALUES('yls5wH0kHDC1ldqegWPn1Q',0,'person','','Ann','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seats" VALUES('yls5wH0kHDC1ldqegWPn1Q',1,'person','','Ben','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seats" VALUES('-uLEm9XNur1U5CxNfureNw',0,'person','','Ann','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seats" VALUES('-uLEm9XNur1U5CxNfureNw',1,'person','','Ben','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seats" VALUES('AhgvsTJGztgQl1dIl_EtEQ',0,'person','','Ann','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seats" VALUES('AhgvsTJGztgQl1dIl_EtEQ',1,'person','','Ben','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seats" VALUES('-_nOn8zWbW4VYHTaFRjqUQ',0,'person','','Ann','');
INSERT INTO "seats" VALUES('-_nOn8zWbW4VYHTaFRjqUQ',1,'person','','Ben','');
CREATE TABLE visits (
	room VARCHAR(32) NOT NULL, 
	owner VARCHAR(64) NOT NULL, 
	worker VARCHAR(32) NOT NULL, 
	PRIMARY KEY (room, owner, worker), 
	FOREIGN KEY(room) REFERENCES rooms (id) ON DELETE CASCADE
);
CREATE TABLE workers (
	id VARCHAR(32) NOT NULL, 
	beat BIGINT NOT NULL, seen DATETIME, 
	PRIMARY KEY (id)
);
CREATE INDEX ix_matches_owner ON matches (owner);
CREATE INDEX ix_seats_owner ON seats (owner);
CREATE INDEX ix_matches_over_changed ON matches (over, changed);
CREATE INDEX ix_rooms_match ON rooms ("match");
CREATE INDEX ix_rooms_seen ON rooms (seen);
CREATE INDEX ix_leases_worker ON leases (worker);
CREATE INDEX ix_visits_worker ON visits (worker);
CREATE INDEX ix_matches_brought ON matches (changed) WHERE text IS NOT NULL;
COMMIT;
