"""Pictures for shared links, 1200x630: the subject stands right, the left stays calm for a title. The picture for international
patients is here too, since it shares its things with the one for links."""
from .still_lifes import *
from .services import jaws

W, H = 1200, 630


def shot(loc, target, lens=50, shift=-.2, **k):
    """Camera that keeps its subject (the target) right of the middle."""
    stage.camera(loc, target, lens=lens, fstop=k.get('fstop', 5.6), focus=k.get('focus', target)).data.shift_x = shift


def home(name):
    rooms.wood_floor()
    rooms.wall_with_arch(3.2, 12, 5.6, .6, 1.5, .42, mat('#E6D2BA', rough=.95))
    rooms.skirting(-9, 9, 3.04)
    rooms.sealink(ax=2)
    rooms.curtains(.6, 1.5, 2.98, z1=3.8)
    cyl(1.6, .025, (.75, 1.2, .012), mat('#E4C3AA', rough=1, sheen=.5), bev=.01)
    rooms.armchair(.05, 1.35, 28, mat('#2B6F69', rough=.8, sheen=.6))
    rooms.armchair(1.75, 1.5, -34, mat('#D98C72', rough=.8, sheen=.6))
    rooms.side_table(.9, .95, .46, .36)
    g = empty('tooth', (.86, .93, .62), (0, 0, -14), .0125)     # a tooth model on the table
    whole('L6', g, (0, 0, 0), long=.72, crown='#FFFDF7', root='#F0DDB6')
    cyl(.07, .03, (.86, .93, .487), rooms.brass(), bev=.008)
    rooms.plant(2.75, 2.5, 1.15)
    rooms.room_lights()
    shot((-.4, -4.1, 1.3), (.55, 1.4, 1.22), lens=31, shift=-.17)
    stage.render(name, w=W, h=H, spp=18, exposure=.28)


def service(name):
    studio('#2F7A73', None, panel='#C97C5D', archw=2.5, y=6.2, x=.2)
    cyl(2.1, .7, (0, .1, .35), mat('#F3E6D6', rough=.75), bev=.09, seg=128)
    g = empty('t', (-.1, 0, 2.75), (0, 0, -16), .2)
    whole('L6', g, (0, 0, 0), long=.82, crown='#FFFDF7', root='#EFD9B0')
    props.mouth_mirror(L=11, at=(1.7, -.9, 3.2), rot=(112, -44, 0), scale=.72)
    lights(950, 220, 450)
    shot((0, -14, 4.0), (.2, 0, 2.25), lens=47, shift=-.22)
    stage.render(name, w=W, h=H, spp=SPP, exposure=.15)


def doctor(name):
    table('#9DBFB2', '#C4935F', y=5.4, power=4.2, at=(-.4, 5.4, 3.2), planks=True)
    props.book(4.2, 3.0, .62, '#2B6F69', at=(.2, .3, 0), rot=(0, 0, 6))
    props.book(3.8, 2.8, .5, '#C97C5D', at=(.1, .3, .62), rot=(0, 0, -5))
    props.eyeglasses(at=(.1, -.9, 1.12), rot=(0, 0, -8), scale=.62)
    props.clipboard(at=(3.0, -1.6, 0), rot=(0, 0, -16), scale=.55)
    props.cup('#F6EEE2', at=(-2.3, -1.0, 0), scale=.85)
    before = everything()                                     # stand with hand instruments
    cyl(.75, 1.7, (0, 0, .85), mat('#2B6F69', rough=.35, coat=.4), bev=.08)
    for k in range(5):
        a, q = k * 1.257, .3
        x, y = q * math.cos(a), q * math.sin(a)
        tube([(x, y, .6), (x * 1.6, y * 1.6, 2.4), (x * 1.9, y * 1.9, 3.1), (x * 1.7, y * 1.7 - .12, 3.5)], .07, props.chrome(), radii=[1, 1, .8, .35])
    gather('stand', before, (2.9, 1.3, 0))
    shot((-.3, -14.2, 5.0), (.5, 0, 1.45), lens=43, shift=-.19)
    stage.render(name, w=W, h=H, spp=SPP, exposure=.2)


def article(name):
    flat('#E6D2BA', '#9DBFB2', 4.0, x=.4, y=.6)
    props.open_book(at=(.2, -.1, .06), rot=(0, 0, 8), scale=.95)
    props.eyeglasses(at=(2.6, -2.4, .06), rot=(0, 0, 26), scale=.72)
    props.cup('#C97C5D', at=(5.0, 2.5, .06), scale=.8)
    props.pen('#2B6F69', at=(-2.6, -2.9, .06), rot=(0, 0, 14), scale=.75)
    a = math.radians(58)
    shot((.2, -15.5 * math.cos(a), 15.5 * math.sin(a)), (.6, 0, .3), lens=39, shift=-.18)
    stage.render(name, w=W, h=H, spp=SPP, exposure=-.02)


def gallery(name):
    """Three frames hung over a narrow shelf (in metres)."""
    rbox((20, .2, 6), (0, 3.3, 2.6), mat('#D9B396', rough=.95), r=.01)
    for x, z, w, h, a in ((-.05, 1.78, .8, 1.08, 'arch'), (.98, 1.93, .62, .8, 'wave'), (1.72, 1.75, .56, .74, 'sun')):
        rooms.frame(x, 3.17, z, w, h, a)
    rbox((2.6, .26, .05), (.85, 3.07, 1.02), rooms.oak(), r=.012)
    rooms.vase(.52, 3.07, 1.045, rooms.lacquer(), s=.62)
    rooms.books(.0, 3.06, 1.045, 3, rz=4)
    g = empty('t', (1.05, 3.05, 1.165), (0, 0, -14), .0105)
    whole('L6', g, (0, 0, 0), long=.62, crown='#FFFDF7', root='#F0DDB6')
    cyl(.045, .06, (1.72, 3.06, 1.075), rooms.brass(), bev=.01)
    stage.world('#FFF1E0', .45)
    stage.area((-3, -1.5, 3.4), (.5, 3, 1.5), 1.4, 130, color=(1, .92, .82))
    beam(3.4, at=(-.4, 3.2, 1.9), w=.85, h=.95, src=(-.72, -.6, .5))
    shot((.3, -1.4, 1.6), (.85, 3.1, 1.58), lens=38, shift=-.17)
    stage.render(name, w=W, h=H, spp=SPP, exposure=.1)


def travel(window_x=0, bg='#EAD9C3', **k):
    seaside(y=11, x=window_x, wall=bg, **k)


def international(name):
    table('#7FB0A6', '#E3C9A8', y=5.6, power=4.4, at=(-.6, 5.6, 3.4))
    props.suitcase(5.2, 5.0, 2.2, '#C97C5D', at=(1.7, 1.9, -.1), rot=(0, 0, -14), scale=.72)
    props.globe(1.75, at=(-1.6, .3, 0), scale=.95)
    props.passport(at=(.6, -2.1, 0), rot=(0, 0, 14), scale=.72, color='#24504C')
    props.aligner_case('#F3E6D6', at=(2.75, -1.5, 0), rot=(0, 0, -12), scale=.32)
    e = empty('a', (2.9, -.85, .25), (14, 0, -12), .034)
    teeth.aligner(plain_layout(UPPER), e, thin_clear('#E6F5F5', base=.34))
    shot((-.2, -14.6, 4.9), (.9, 0, 2.0), lens=39, shift=-.19)
    stage.render(name, w=W, h=H, spp=SPP, exposure=.15)


def booking(name):
    table('#C97C5D', '#EBD3BD', y=5.6, power=4.4, at=(-1.0, 5.6, 3.2))
    props.calendar(5.0, 4.2, at=(.5, .6, 0), rot=(0, 0, 10), scale=.9)
    props.phone(2.4, 4.6, at=(3.2, -1.7, 0), rot=(0, 0, -18), scale=.8)
    props.pen('#2B6F69', at=(-2.0, -2.3, 0), rot=(0, 0, 8), scale=.75)
    props.cup('#9DBFB2', at=(-2.5, -.3, 0), scale=.72)
    shot((-.3, -14.2, 4.9), (.8, 0, 1.8), lens=42, shift=-.19)
    stage.render(name, w=W, h=H, spp=SPP, exposure=.15)


def international_hero(name):
    """A sill before the arched window and the sea: suitcase, globe, passport and the aligner case."""
    before = everything()
    rooms.wall_with_arch(3.2, 14, 8, 0, 1.9, .2, mat('#E6D2BA', rough=.95))
    rooms.sealink(ax=1.5)
    e = gather('window', before, (.2, 5.4 - 3.2 * 2.75, -.75))
    e.scale = (2.75,) * 3
    rbox((60, 9, .5), (0, 1.6, -.25), mat('#C99B66', rough=.45, coat=.15), r=.12)
    rbox((60, .3, 12), (0, -2.2, -6.6), mat('#A9774A', rough=.6), r=.02)
    props.suitcase(5.2, 6.0, 2.3, '#2B6F69', at=(3.6, 2.4, -.15), rot=(0, 0, -16), scale=.78)
    props.globe(1.9, at=(-3.7, 1.0, 0), scale=.98)
    props.passport(at=(1.65, -1.4, 0), rot=(0, 0, 16), scale=.72)
    props.passport(at=(1.5, -1.3, .17), rot=(0, 0, -6), scale=.72, color='#24504C')
    props.aligner_case('#E9B99B', at=(-1.4, -.6, 0), rot=(0, 0, 10), scale=.42)
    L = teeth.layout(UPPER)
    for t in L:
        front = -8 if t['key'][1] in '123' else 0
        t['M'] = Matrix.Translation((t['x'], t['y'], t['dz'])) @ Matrix.Rotation(t['ang'], 4, 'Z') @ Matrix.Rotation(math.radians(front), 4, 'X')
    e = empty('a', (-1.55, .25, .42), (14, 0, 10), .044)
    teeth.aligner(L, e, thin_clear('#E6F5F5', base=.34))
    before = everything()
    rooms.vase(0, 0, 0, rooms.terracotta(), s=1, flowers=False)
    e = gather('vase', before, (6.0, 1.6, 0))
    e.scale = (4.2,) * 3
    stage.world('#FFF1E0', .48)
    stage.sun((-58, 0, -22), 4.2, angle=2, color=(1, .83, .62))
    stage.area((-7, -7, 8), (0, 0, 1), 4, 760, color=(1, .93, .84))
    stage.area((7, -4, 5), (0, 0, 1.2), 5, 240, color=(1, .85, .76))
    stage.camera((.2, -15.5, 4.6), (.2, 0, 2.75), lens=48, fstop=.9, focus=(0, 0, 1.4))
    stage.render(name, w=1800, h=1200, spp=20, exposure=.18)


PICTURES = {'social/home': home, 'social/service': service, 'social/doctor': doctor, 'social/article': article, 'social/gallery': gallery,
            'social/international': international, 'social/booking': booking, 'international-hero': international_hero}
