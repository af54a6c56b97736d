/** Names of fictional people, as varied as those one meets in Quebec. Any likeness is by chance. */
export const women: readonly string[] = [
  'Amélie', 'Catherine', 'Émilie', 'Geneviève', 'Isabelle', 'Josée', 'Karine', 'Maude', 'Noémie', 'Rosalie', 'Sophie', 'Véronique',
  'Aïcha', 'Fatou', 'Leïla', 'Mei', 'Ngoc Anh', 'Rania', 'Shanelle', 'Valentina', 'Kateri', 'Siasi', 'Emma', 'Heather', 'Marie-Pier', 'Anne-Sophie',
];

export const men: readonly string[] = [
  'Alexandre', 'Benoît', 'Étienne', 'François', 'Guillaume', 'Jérôme', 'Louis-Philippe', 'Mathieu', 'Olivier', 'Pascal', 'Simon', 'Vincent',
  'Amadou', 'Carlos', 'Karim', 'Minh', 'Mohamed', 'Rajesh', 'Stanley', 'Youssef', 'Mathias', 'Putulik', 'Liam', 'Gordon', 'Jean-Sébastien', 'Marc-André',
];

export const surnames: readonly string[] = [
  'Arsenault', 'Bélanger', 'Boudreau', 'Charbonneau', 'Desrosiers', 'Fontaine', 'Gagné', 'Hébert', 'Jobin', 'Lachance', 'Lapointe', 'Leclerc',
  'Marquis', 'Michaud', 'Nadeau', 'Ouellet', 'Paradis', 'Quirion', 'Robitaille', 'Savard', 'Théberge', 'Vaillancourt', 'Cyr', 'Vigneau',
  'Benali', 'Cardoso', 'Dieudonné', 'El Amrani', 'Hernández', 'Joseph', 'Kaur', 'Mansour', 'Nguyen', 'Okafor', 'Pierre-Louis', 'Rossi', 'Sow', 'Traoré',
  'Tran', 'Wong', 'Vollant', 'Awashish', 'Annanack', 'O’Connor', 'MacDonald', 'Robertson', 'Jones', 'Smith', 'Gélinas', 'Tremblay',
];
