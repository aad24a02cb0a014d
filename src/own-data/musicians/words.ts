/** What the people are made of, in words. A name stands once for each gender that has it. */
export const firstNames = {
  F: 'Ada Aisha Amara Beatriz Carmen Chloe Dana Elif Emma Fatima Greta Hana Ingrid Jana Kim Leila Linda Mei Nadia Nina Olga Priya Rosa Sara Stevie Sofia Tove Uma Vera Yuki',
  M: 'Adam Ahmed Ben Carlos Daniel Emil Felix Giorgio Hugo Ivan Jimi Joe Kenji Lars Leo Marco Mateo Nils Omar Otis Pavel Ravi Sam Steve Steven Stevie Tom Viktor Wei Yusuf',
  O: 'Alex Ari Charlie Jules Kai Kim Nico Robin Sam Sasha Stevie Toni',
};
export const lastNames =
  'Abe Andersen Bauer Berg Costa Diaz Dubois Eriksson Evans Fischer García Hendrix Hughes Ivanov Jensen Johnson Kaya Khan Kim Kowalski Lee Lopez Martin Mbeki Meyer Moreau Nakamura Novak O’Brien Okafor Patel Petrov Rossi Sato Satriani Schmidt Silva Smith Tanaka Vai Vaughan Wang Weber Williams Yılmaz Zhang';
export const instruments =
  'Accordion,Alto saxophone,Banjo,Bass guitar,Bassoon,Cello,Clarinet,Cowbell,Double bass,Drums,Flute,French horn,Guitar,Harmonica,Harp,Kora,Mandolin,Maracas,Oboe,Organ,Oud,Piano,Sitar,Snare drum,Steelpan,Synthesizer,Tambourine,Trombone,Trumpet,Tuba,Ukulele,Viola,Violin,Vocals,Xylophone';
export const jobs =
  'Accountant,Architect,Baker,Bus driver,Carpenter,Chef,Composer,Dentist,Electrician,Farmer,Gardener,Journalist,Lawyer,Librarian,Nurse,Photographer,Pilot,Producer,Programmer,Sound engineer,Student,Teacher,Translator,Waiter';
/** What a description says of somebody: one part each of these. */
export const descriptions = {
  habit: [
    'Practises before breakfast',
    'Sings in the shower',
    'Collects old records',
    'Never misses a concert',
    'Listens more than talks',
    'Writes letters by hand',
  ],
  place: [
    'in a small flat',
    'by the sea',
    'above a bakery',
    'in the middle of the city',
    'at the edge of a forest',
    'on a houseboat',
  ],
};
