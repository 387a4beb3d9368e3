"""The people and smiles of the website. A scene is named after its picture: clinic/images/<name>.webp."""
from artkit import mouth, people

# picture: (mouth, teeth before, teeth after). Before and after share the mouth, the camera and the light.
SMILES = {
    'gallery/before-after-1': ('gap', 'gap', 'gap_bonded'),
    'gallery/before-after-2': ('stains', 'stained', 'polished'),
    'gallery/before-after-3': ('worn', 'worn', 'worn_crowned'),
    'gallery/before-after-4': ('bridge', 'missing', 'bridged'),
    'gallery/before-after-5': ('canine', 'turned_canine', 'turned_canine_after'),
    'gallery/before-after-6': ('peg', 'peg', 'peg_veneer'),
    'transformations/crowding-1': ('crowding-1', 'crowding', 'natural'),
    'transformations/crowding-2': ('crowding-2', 'crowding_2', 'natural'),
    'transformations/spacing-1': ('spacing-1', 'spacing', 'natural'),
    'transformations/spacing-2': ('spacing-2', 'spacing_2', 'natural'),
    'transformations/manoj': ('manoj', 'worn_all', 'rehabilitated'),
    'transformations/ritika': ('ritika', 'discoloured', 'discoloured_veneers'),
    'transformations/suresh': ('suresh', 'missing_front', 'implant_front'),
    'transformations/ayesha': ('ayesha', 'yellowed', 'whitened'),
    'transformations/varun': ('varun', 'chipped', 'natural'),
    'transformations/leela': ('leela', 'crooked', 'straight'),
}


def register(add):
    """add(name, function, *arguments): one scene for each picture."""
    for name, (m, before, after) in SMILES.items():
        add(name + '-before', mouth.smile, before, m)
        add(name + '-after', mouth.smile, after, m)
    for who in people.PEOPLE:
        if '/' in who:
            add(who, people.portrait, who)
